// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "insightsource/insightsource.h"

#include <QDialog>

class QComboBox;
class QDateTimeEdit;
class QLineEdit;
class QRadioButton;

namespace storedesk::ui {
class PageHost;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

// Lets the user choose the time zone and the files from which questions are answered.
class SourceDialog final : public QDialog
{
    Q_OBJECT

public:
    // The source must outlive the dialog.
    SourceDialog(insightsource::InsightSource &source, PageHost &host);

    void accept() override;

private:
    void build();
    [[nodiscard]] QWidget *makeFileField(QLineEdit *field, const QString &title);
    void browse(QLineEdit *field, const QString &title);
    void noteFile();
    void showEnd(const QDateTime &time);

    insightsource::InsightSource &m_source;
    PageHost &m_host;
    QRadioButton *m_exports;
    QRadioButton *m_files;
    QRadioButton *m_warehouse;
    QLineEdit *m_activities;
    QLineEdit *m_contacts;
    QLineEdit *m_lines;
    QDateTimeEdit *m_asOf;
    QComboBox *m_zone;
};

} // namespace storedesk::ui::insights

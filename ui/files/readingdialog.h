// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheet.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;

namespace storedesk::ui {

class Theme;

// How a file is read, what speaks for it, and the way to read it otherwise.
class ReadingDialog final : public QDialog
{
    Q_OBJECT

public:
    ReadingDialog(const sheet::Sheet &sheet, const Theme &theme, QWidget *parent = nullptr);

    // What speaks for the way a file is read now.
    [[nodiscard]] static QString proofOf(const sheet::Sheet &sheet);

Q_SIGNALS:
    void chosen(const storedesk::sheet::Reading &reading);

private:
    void build();
    void addEncoding(QFormLayout *form);
    void addDialect(QFormLayout *form);
    void showProof();
    void accept() override;

    const sheet::Sheet &m_sheet;
    const Theme &m_theme;
    sheet::Work m_proving;
    QComboBox *m_entry = nullptr;
    QComboBox *m_encoding;
    QLabel *m_proof;
    QComboBox *m_delimiter;
    QComboBox *m_quote;
    QCheckBox *m_header;
};

} // namespace storedesk::ui

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/backgroundtask.h"
#include "ui/tableoptions/readsummary.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::tableoptions {

class FieldGrid;

// Shows how a file is read and why, and lets the user change every option.
class ReadingForm final : public QWidget
{
    Q_OBJECT

public:
    ReadingForm(const base::Clock &clock, const Theme &theme, QWidget *parent = nullptr);

    void show(const ReadSummary &file);
    // Returns the options chosen in this form.
    [[nodiscard]] sheet::ReadOptions reading() const;
    void focusFirst();
    // Places the labels above the fields. Used when space is short.
    void setLabelsAbove();

Q_SIGNALS:
    // Emitted when the user changes an option.
    void edited();

private:
    void build();
    void addEncoding();
    void addQuoting();
    void addRows();
    void showEntries();
    void showBytes();
    void showEncoding();
    void showDialect();
    void showProof();
    void allowQuoting();
    [[nodiscard]] csv::Dialect dialect() const;

    const Theme &m_theme;
    ReadSummary m_file;
    base::BackgroundTask m_proving;
    FieldGrid *m_form;
    QLabel *m_entryLabel;
    QComboBox *m_entry;
    QComboBox *m_encoding;
    QLabel *m_proof;
    QComboBox *m_delimiter;
    QComboBox *m_quote;
    QCheckBox *m_escape;
    QCheckBox *m_blanks;
    QCheckBox *m_comments;
    QLabel *m_firstLineLabel;
    QSpinBox *m_firstLine;
    QCheckBox *m_header;
};

} // namespace storedesk::ui::tableoptions

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/sheet.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::files {

// How a file is read, what speaks for it, and the way to read it otherwise.
class ReadingDialog final : public QDialog
{
    Q_OBJECT

public:
    // mayName: words out of the file may be shown.
    ReadingDialog(const sheet::Sheet &sheet, const Theme &theme, bool mayName = true,
                  QWidget *parent = nullptr);

    // What speaks for the way a file is read now.
    [[nodiscard]] static QString proofOf(const sheet::Sheet &sheet, bool mayName = true);

Q_SIGNALS:
    void chosen(const storedesk::sheet::Reading &reading);

private:
    void build();
    void addEncoding(QFormLayout *form);
    void addDialect(QFormLayout *form);
    void addQuoting(QFormLayout *form);
    void addRows(QFormLayout *form);
    [[nodiscard]] QWidget *foot();
    [[nodiscard]] table::Dialect dialect() const;
    void showProof();
    void accept() override;

    const sheet::Sheet &m_sheet;
    const Theme &m_theme;
    const bool m_mayName;
    sheet::Work m_proving;
    QComboBox *m_entry = nullptr;
    QComboBox *m_encoding;
    QLabel *m_proof;
    QComboBox *m_delimiter;
    QComboBox *m_quote;
    QCheckBox *m_escape;
    QCheckBox *m_blanks;
    QCheckBox *m_comments;
    QSpinBox *m_firstLine;
    QCheckBox *m_header;
};

} // namespace storedesk::ui::files

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "csv/csvwriter.h"

#include <QDialog>
#include <QString>

#include <optional>
#include <utility>

class QCheckBox;
class QComboBox;
class QRadioButton;

namespace storedesk::ui {
class Theme;
}

namespace storedesk::ui::files {

// Options for writing the rows.
struct SaveForm
{
    // The file format; nullopt to copy the rows unchanged.
    std::optional<csv::CsvFormat> format = {};
    // Whether to write an .xlsx file.
    bool spreadsheet = false;
    // Whether to write an SQLite database.
    bool database = false;
    // Whether to mask personal data as on screen.
    bool masked = false;
    // Whether to use the column titles shown on screen instead of those in the file.
    bool shownNames = false;
};

// Describes the rows to save, as far as the dialog needs to know.
struct SaveRequest
{
    QString what;
    qint64 rows = 0;
    char delimiter = ',';
    // Number of columns masked on screen.
    int maskedColumns = 0;
    // Example of a renamed column: its title on screen and its name in the file.
    std::optional<std::pair<QString, QString>> renamed = {};
};

class SaveDialog final : public QDialog
{
    Q_OBJECT

public:
    SaveDialog(const SaveRequest &request, const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const files::SaveForm &form);

private:
    void name(const SaveRequest &request);
    void build(const SaveRequest &request, const Theme &theme);
    [[nodiscard]] QWidget *foot(qint64 rows, const Theme &theme);
    void accept() override;

    QRadioButton *m_safe;
    QRadioButton *m_exact;
    QRadioButton *m_book;
    QRadioButton *m_database;
    QComboBox *m_separator;
    QCheckBox *m_mask;
    QCheckBox *m_names;
};

} // namespace storedesk::ui::files

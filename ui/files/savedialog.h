// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/csvwriter.h"

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

// How the rows shall be written.
struct SaveForm
{
    std::optional<table::CsvFormat> format = {}; // without one: as they are
    bool spreadsheet = false; // .xlsx
    bool masked = false; // personal data leaves as it is on the screen
    bool shownNames = false; // columns are called as on the screen, not as in the file
};

// What is to be saved, as far as it is asked about.
struct SaveRequest
{
    QString what;
    qint64 rows = 0;
    char delimiter = ',';
    int maskedColumns = 0; // on the screen
    // A column that is called otherwise on the screen, and how it is called in the file.
    std::optional<std::pair<QString, QString>> renamed = {};
};

class SaveDialog final : public QDialog
{
    Q_OBJECT

public:
    SaveDialog(const SaveRequest &request, const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const storedesk::ui::files::SaveForm &form);

private:
    void name(const SaveRequest &request);
    void build(const SaveRequest &request, const Theme &theme);
    [[nodiscard]] QWidget *foot(qint64 rows, const Theme &theme);
    void accept() override;

    QRadioButton *m_safe;
    QRadioButton *m_exact;
    QRadioButton *m_book;
    QComboBox *m_separator;
    QCheckBox *m_mask;
    QCheckBox *m_names;
};

} // namespace storedesk::ui::files

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sheet/work.h"
#include "table/csvwriter.h"
#include "table/tablesaver.h"

#include <QDialog>
#include <QPointer>

class QCheckBox;
class QComboBox;
class QRadioButton;

namespace storedesk::ui {
class Frame;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::files {

class FilePage;
class WorkLine;

// How the rows shall be written.
struct SaveForm
{
    std::optional<table::CsvFormat> format = {}; // without one: as they are
    bool spreadsheet = false; // .xlsx
    bool masked = false; // personal data leaves as it is on the screen
};

class SaveDialog final : public QDialog
{
    Q_OBJECT

public:
    // maskedColumns: how many of the columns are masked on the screen.
    SaveDialog(const QString &what, char delimiter, qint64 rows, int maskedColumns,
               const Theme &theme, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const storedesk::ui::files::SaveForm &form);

private:
    void build(const QString &what, qint64 rows, const Theme &theme);
    [[nodiscard]] QWidget *foot(qint64 rows, const Theme &theme);
    void accept() override;

    char m_delimiter;
    QRadioButton *m_safe;
    QRadioButton *m_exact;
    QRadioButton *m_book;
    QComboBox *m_separator;
    QCheckBox *m_mask;
};

// “Save what I see”: the rows that pass the filter, in their order, with the columns shown.
class Saving final : public QObject
{
    Q_OBJECT

public:
    Saving(FilePage &page, Frame &frame);

    void ask();
    void save(const QString &path, const SaveForm &form);
    [[nodiscard]] bool running() const { return m_work.running(); }
    // How far it is, with a way to stop it; only there while it writes.
    [[nodiscard]] WorkLine *line() const { return m_line; }

Q_SIGNALS:
    void changed();

private:
    // Writes the rows of a selection; in a thread of its own.
    using Write = std::function<base::Result<qint64>(table::Selection, const QString &path,
                                                     table::Progress &progress)>;
    [[nodiscard]] Write ofFile(const SaveForm &form) const;
    [[nodiscard]] Write ofCells(const SaveForm &form) const;
    void askWhere(const SaveForm &form);
    [[nodiscard]] QString whatIsSeen() const;

    FilePage &m_page;
    Frame &m_frame;
    sheet::Work m_work;
    WorkLine *m_line;
};

} // namespace storedesk::ui::files

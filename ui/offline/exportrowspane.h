// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/offline/exportrowcolumns.h"
#include "ui/offline/exportrows.h"

#include <QWidget>

class QAction;
class QLabel;

namespace storedesk::ui {
class Button;
class FlowLayout;
class PageHost;
class SearchField;
class StatePane;
class TableSaver;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::records {

class ActivitySourceLine;
class ExportRowActions;

// Names and strings of a pane.
struct ExportRowsWords
{
    QString objectName = {};
    QString accessibleName = {};
    QString searchHint = {};
    // Shown if the exports contain no row.
    QString nothing = {};
    // Proposed as the name of a saved file.
    QString fileName = {};
};

// A table of rows from the exports on this computer with search, sorting, a choice of columns, and
// actions on the selected rows. The exports are read when the pane is visible.
class ExportRowsPane final : public QWidget
{
    Q_OBJECT

public:
    // The pane does not use the rows while it is destroyed, so a common parent may own both.
    ExportRowsPane(PageHost &host, ExportRows &rows, const ExportRowsWords &words,
                   QWidget *parent = nullptr);

    [[nodiscard]] TableView *table() const { return m_table; }
    // The actions on the selected rows. A null entry is a separator.
    [[nodiscard]] QList<QAction *> actions() const;
    void setLooks(std::span<const ExportColumnLook> looks);
    [[nodiscard]] ExportRowColumns &columns() const { return *m_columns; }
    // Adds a button after the others.
    void addButton(QWidget *button);
    // Reads the rows again when they are needed.
    void invalidate();
    void find();
    [[nodiscard]] QString searchText() const;
    void setSearchText(const QString &text);
    [[nodiscard]] bool isSettled() const { return m_rows.isSettled(); }

Q_SIGNALS:
    // Emitted when rows were read.
    void loaded();

protected:
    void showEvent(QShowEvent *event) override;

private:
    void build(const ExportRowsWords &words);
    [[nodiscard]] QWidget *actionsButton();
    void need();
    void showCurrency();
    void show();
    void showNoRows();
    void open(const QModelIndex &index);
    void doMain();

    PageHost &m_host;
    ExportRows &m_rows;
    const QString m_nothing;
    const QString m_fileName;
    SearchField *m_search;
    QLabel *m_count;
    Button *m_save;
    FlowLayout *m_buttons = nullptr;
    ActivitySourceLine *m_source;
    TableView *m_table;
    ExportRowColumns *m_columns = nullptr;
    ExportRowActions *m_actions = nullptr;
    StatePane *m_state;
    TableSaver *m_saver;
    // The files that the rows were loaded from.
    insightsource::InsightFiles m_readFiles;
    bool m_isRead = false;
};

} // namespace storedesk::ui::records

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/callerrors.h"
#include "itemmodels/calllogmodel.h"
#include "ui/calllog/callfilter.h"

#include <QSortFilterProxyModel>
#include <QWidget>

#include <array>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTabBar;

namespace storedesk::api {
class Session;
}

namespace storedesk::ui {
class Button;
class ColumnArrangement;
class PageHost;
class SearchField;
class StatePane;
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::calllog {

class CallDetail;

// Shows every call made in this run and in earlier ones with an explanation, and the errors grouped
// by kind. Scrolls to new calls until the user scrolls away.
class CallLogDock final : public QWidget
{
    Q_OBJECT

public:
    CallLogDock(api::Session &session, const Theme &theme, QWidget *parent = nullptr);
    ~CallLogDock() override;

    // Provides dialogs, the retention setting and the stored columns and filters. Without a page
    // host the log cannot be saved or cleared.
    void setFrame(PageHost &host);

Q_SIGNALS:
    void closeWanted();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    QWidget *buildTabs();
    void buildKeeping(QHBoxLayout *row);
    void reportStored();
    void askWhere();
    void save(const QString &path);
    void askToClear();
    QWidget *buildCalls();
    QWidget *buildFilter();
    void buildTable();
    QWidget *buildErrors();
    void fit();
    void follow();
    void showDetail();
    void showCounts();
    void goTo(quint64 number);
    void clearFilter();
    // Clears the filter on behalf of the user, who can undo it.
    void clearFilterWithUndo();

    const Theme &m_theme;
    api::CallLog &m_log;
    PageHost *m_host = nullptr;
    itemmodels::CallLogModel m_model;
    itemmodels::CallErrors m_errors;
    QSortFilterProxyModel m_sortedErrors;
    CallFilter m_shown;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    // One button for each value of CallFilter::Kind, in that order.
    std::array<QPushButton *, 4> m_kinds = {};
    QComboBox *m_verbs;
    SearchField *m_words;
    QHBoxLayout *m_filterRow = nullptr;
    TableView *m_table;
    TableView *m_errorTable;
    ColumnArrangement *m_columns{nullptr};
    ColumnArrangement *m_errorColumns{nullptr};
    QLabel *m_note{nullptr};
    Button *m_folder{nullptr};
    Button *m_save{nullptr};
    Button *m_clear{nullptr};
    StatePane *m_pane{nullptr};
    StatePane *m_errorPane{nullptr};
    CallDetail *m_detail;
    bool m_following = true;
};

} // namespace storedesk::ui::calllog

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/resource.h"
#include "itemmodels/calllogmodel.h"
#include "ui/lists/linkedrecords.h"
#include "ui/widgets/panel.h"

#include <QJsonObject>
#include <QSortFilterProxyModel>

class QAction;
class QMenu;
class QPlainTextEdit;
class QStackedWidget;
class QTabBar;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

class DetailFields;

// Filters the log for calls about one record or about the list that contained it.
class CallsOf final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CallsOf(itemmodels::CallLogModel &log, QObject *parent = nullptr);

    void setRecord(catalogue::Resource resource, const QString &key);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    itemmodels::CallLogModel &m_log;
    catalogue::Resource m_resource = catalogue::Resource::Count;
    QString m_key;
};

// Shows the selected record next to the list: its fields, its JSON, its calls and its actions.
class DetailPanel final : public Panel
{
    Q_OBJECT

public:
    explicit DetailPanel(PageHost &host, QWidget *parent = nullptr);
    ~DetailPanel() override;

    // Shows one record. `readAt` is the time of the response, `within` the parent record.
    void showRecord(catalogue::Resource resource, const QJsonObject &record,
                    const QDateTime &readAt, const std::optional<RecordLink> &within = {});
    // Shows the number of selected records, unless exactly one is selected.
    void showCount(int selected);
    // Sets the actions. `besides` gets its own button next to Open; null hides that button.
    void setActions(QAction *open, QAction *besides, const QList<QAction *> &menu);

private:
    void build();
    QWidget *buildCalls();
    QWidget *buildFoot();
    void follow(Button *button, QAction *action);

    PageHost &m_host;
    ElidedLabel *m_title;
    QTabBar *m_tabs;
    QStackedWidget *m_stack;
    DetailFields *m_fields;
    QPlainTextEdit *m_raw;
    itemmodels::CallLogModel m_log;
    CallsOf m_calls;
    TableView *m_callTable;
    Button *m_open;
    Button *m_besides;
    // Context for the connections to the current list's actions.
    std::unique_ptr<QObject> m_following;
    QMenu *m_menu;
};

} // namespace storedesk::ui::lists

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/changes/selectionactions.h"
#include "ui/widgets/panel.h"

class QLabel;
class QSortFilterProxyModel;

namespace storedesk::insights {
struct InsightPerson;
}

namespace storedesk::ui {
class Button;
class ColumnArrangement;
class PageHost;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::insights {

class InsightSaver;
class PeopleTable;

// Lists the people behind a number. They can be opened, saved, looked up, changed, or sent an
// event.
class PeoplePanel final : public Panel
{
    Q_OBJECT

public:
    explicit PeoplePanel(PageHost &host, QWidget *parent = nullptr);

    // Shows the name of the number while the people behind it are being loaded.
    void showLoading(const QString &name);
    void showPeople(const QString &name, std::vector<storedesk::insights::InsightPerson> people);
    [[nodiscard]] const PeopleTable &people() const { return *m_people; }
    void focusTable();
    [[nodiscard]] ColumnArrangement *columns() const { return m_columns; }

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void build();
    void openContact(const QModelIndex &index);
    void openInContacts();
    void save();
    void withSelected(const changes::SelectionActions::Act &act);

    PageHost &m_host;
    PeopleTable *m_people;
    QSortFilterProxyModel *m_sorted;
    InsightSaver *m_saver;
    QLabel *m_title;
    TableView *m_table;
    ColumnArrangement *m_columns = nullptr;
    Button *m_open;
    Button *m_save;
    Button *m_actions;
    QString m_name;
};

} // namespace storedesk::ui::insights

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QObject>

class QHeaderView;
class QMenu;

namespace storedesk::catalogue {
struct Field;
}
namespace storedesk::items {
class ResourceModel;
}

namespace storedesk::ui {
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// Which columns of a list are seen, how wide, in which order and sorted by which. The user changes
// it at the header or in the Columns menu; it is kept by field, so that a new field of the
// catalogue finds its place.
class ListColumns final : public QObject
{
    Q_OBJECT

public:
    ListColumns(TableView &table, const items::ResourceModel &records, QObject *parent);

    void reset(); // as the catalogue says, as far as the records have it
    // Shows what came in place of columns that stay empty, until somebody chooses columns himself.
    void fitToRecords();
    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject &state);
    [[nodiscard]] QList<int> shown() const; // from left to right

    void fill(QMenu *menu); // choose, move, reset
    void setShown(int column, bool shown);
    void moveCurrent(int by); // the column of the current cell, left or right

Q_SIGNALS:
    void changed();
    void sorted(int column, Qt::SortOrder order);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openMenu(const QPoint &place);
    void columnsCame(int first, int last);
    void keep();
    void fitName();
    void giveWay(); // columns that say least leave the room to the name
    [[nodiscard]] int leftForName() const;
    void fitSentences(int left); // the width that is left for the name
    [[nodiscard]] int widthOf(int column) const;
    void makeRoomForArrow(int column);
    [[nodiscard]] int widthOfChoices(const catalogue::Field &field) const;
    void sort(int column, Qt::SortOrder order);

    TableView &m_table;
    const items::ResourceModel &m_records;
    QHeaderView &m_header;
    bool m_restoring = false;
    bool m_chosen = false; // by somebody, now or earlier
    QList<int> m_gaveWay; // are shown again as soon as there is room
    QJsonObject m_kept; // some of its columns may come with the records
};

} // namespace storedesk::ui::lists

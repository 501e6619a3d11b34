// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QObject>

class QHeaderView;

namespace storedesk::catalogue {
struct Field;
}
namespace storedesk::itemmodels {
class ResourceModel;
}

namespace storedesk::ui {
class TableView;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::lists {

// Manages which columns of a list are visible, their width, their order and the sorting. The user
// changes them at the header or in the list of columns. The state is stored by field key, so that
// it survives new fields in the catalogue and members that only some records have.
class ListColumns final : public QObject
{
    Q_OBJECT

public:
    ListColumns(TableView &table, const itemmodels::ResourceModel &records, QObject *parent);

    // Shows the default columns in the catalogue, as far as the records have values for them.
    void reset();
    // Replaces empty columns with columns that the records have added, until the user arranges the
    // columns.
    void fitToRecords();
    [[nodiscard]] QJsonObject state() const;
    void restore(const QJsonObject &state);
    // Returns the visible columns from left to right.
    [[nodiscard]] QList<int> shown() const;

    // Opens the list of columns below the button. It follows the columns that the records add.
    void openChooser(QWidget &button, const Theme &theme);
    void setShown(int column, bool shown);
    // Moves a visible column left or right.
    void move(int column, int by);

Q_SIGNALS:
    void changed();
    // Emitted when the user asks for the list of columns at the header.
    void chooserAsked();
    void sorted(int column, Qt::SortOrder order);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void openMenu(const QPoint &place);
    void columnsCame(int first, int last);
    void keep();
    void fitName();
    // Hides the least important columns, so that the name has enough width.
    void hideLeastImportant();
    [[nodiscard]] int leftForName() const;
    // Fits columns with sentences. `left` is the width available to the name.
    void fitSentences(int left);
    [[nodiscard]] int widthOf(int column) const;
    void makeRoomForArrow(int column);
    [[nodiscard]] int widthOfChoices(const catalogue::Field &field) const;
    void sort(int column, Qt::SortOrder order);

    TableView &m_table;
    const itemmodels::ResourceModel &m_records;
    QHeaderView &m_header;
    bool m_restoring = false;
    // Whether the user has ever arranged the columns.
    bool m_chosen = false;
    // Columns hidden for lack of width. They are shown again as soon as there is room.
    QList<int> m_gaveWay;
    // Stored state, which may include columns that no record has added yet.
    QJsonObject m_kept;
};

} // namespace storedesk::ui::lists

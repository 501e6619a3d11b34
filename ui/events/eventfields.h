// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"

#include <QJsonArray>
#include <QJsonObject>

namespace storedesk::ui::events {

// The fields of a new event type, one per row. The visible values can be edited in place, the
// others in EventProperties.
class EventFields final : public itemmodels::ColumnModel<QJsonObject>
{
    Q_OBJECT

public:
    enum Column { Name, Id, TypeColumn, Required, Key, Pointer, ColumnCount };

    explicit EventFields(QObject *parent = nullptr);

    [[nodiscard]] QJsonArray fields() const;
    void setFields(const QJsonArray &fields);
    // Returns an empty object if there is no such row.
    [[nodiscard]] QJsonObject field(int row) const;
    void setField(int row, const QJsonObject &field);

    // Returns the row of the new field.
    int add(const QJsonObject &field);
    // Appends all fields, with new ids where an id is taken. Returns the first new row.
    int addAll(const QJsonArray &fields);
    // Inserts a copy below the row, with a new id.
    int duplicate(int row);
    void remove(int row);
    void insert(int row, const QJsonObject &field);
    bool move(int row, int step);

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    // Dragging moves a row within the table; rows are never copied or moved elsewhere.
    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    void edited();
    // Emitted with the new position of a dragged row.
    void dragged(int row);

private:
    [[nodiscard]] bool isTaken(const QString &id) const;
    [[nodiscard]] QString freeId(const QString &wish) const;
};

} // namespace storedesk::ui::events

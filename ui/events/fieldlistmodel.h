// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "itemmodels/columnmodel.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QSet>

namespace storedesk::ui::events {

struct FieldListRow
{
    QJsonObject field;
    // Descriptions of the faults, by column.
    QMap<int, QString> faults = {};
};

// Contact fields to be created, one per row. Each cell is checked against the rules of the service;
// a faulty cell shows its fault and can be edited.
class FieldListModel final : public itemmodels::ColumnModel<FieldListRow>
{
    Q_OBJECT

public:
    enum Column { Id, Name, Type, Options, Verdict, ColumnCount };

    explicit FieldListModel(QObject *parent = nullptr);

    void setFields(const QJsonArray &fields);
    // Sets the ids that already exist in the account.
    void setTaken(const QSet<QString> &ids);
    void remove(const QList<int> &rows);
    // Inserts a copy of the row with an unused ID below it, and returns its row.
    int duplicate(int row);
    // Inserts removed fields at their previous rows.
    void restore(const QMap<int, QJsonObject> &fields);
    // Returns the fields in the format of the request.
    [[nodiscard]] QList<QJsonObject> fields() const;
    // Returns the number of faulty rows.
    [[nodiscard]] int faulty() const;
    // Returns an invalid index if there is no fault.
    [[nodiscard]] QModelIndex firstFault() const;

    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void checked();

private:
    // Checks the rows and shows them.
    void check(std::vector<FieldListRow> rows);
    [[nodiscard]] QString freeId(const QString &id) const;
    [[nodiscard]] QMap<int, QString> faultsOf(const QJsonObject &field, bool isRepeated) const;

    QSet<QString> m_taken;
};

} // namespace storedesk::ui::events

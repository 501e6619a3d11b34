// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"
#include "ui/details/fieldlines.h"
#include "ui/frame/place.h"

#include <QAbstractTableModel>
#include <QJsonArray>

#include <vector>

namespace storedesk::ui::records {

// A list of objects inside a record as a table: the lines of a purchase, the options of a field.
// Columns that no element has are left out.
class ListModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { LinkRole = Qt::UserRole, RawRole }; // LinkRole: text of a place, or nothing

    using QAbstractTableModel::QAbstractTableModel;

    void setList(catalogue::Resource resource, const catalogue::Field &list,
                 const QJsonArray &elements, const details::Reading &reading);
    // Records of another resource that stand in this one whole.
    void setRecords(catalogue::Resource resource, const QJsonArray &records,
                    const details::Reading &reading, const QStringList &of = {});
    [[nodiscard]] const catalogue::Field &fieldAt(int column) const;
    // The column with what the elements are called; -1: they have no names.
    [[nodiscard]] int namesColumn() const;
    [[nodiscard]] std::optional<Place> linkAt(const QModelIndex &index) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Column
    {
        const catalogue::Field *field;
        catalogue::Field within; // the same with the key as the element has it
    };

    void fill(const QJsonArray &elements, std::vector<Column> columns);
    void joinNames(const QJsonArray &elements, std::vector<Column> &columns);
    [[nodiscard]] QString shownText(const Column &column, const QJsonObject &element) const;
    [[nodiscard]] std::optional<Place> selfLink(const Column &column,
                                                const QJsonObject &record) const;

    catalogue::Resource m_resource = catalogue::Resource::Contact;
    details::Reading m_reading;
    QJsonArray m_elements;
    std::vector<Column> m_columns;
    QStringList m_of; // path values before those of the records themselves
    bool m_whole = false; // the elements are records themselves
    bool m_joined = false; // the name stands in place of the id
};

} // namespace storedesk::ui::records

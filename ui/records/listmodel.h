// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/field.h"
#include "itemmodels/columnmodel.h"
#include "ui/details/fieldlines.h"
#include "ui/host/pageaddress.h"

#include <QJsonArray>

#include <vector>

namespace storedesk::ui::records {

// A list of objects inside a record as a table, such as the lines of a purchase or the options of a
// field. Columns without any value are left out.
class ListModel final : public itemmodels::ColumnModel<QJsonObject>
{
    Q_OBJECT

public:
    // LinkRole returns a page address as text, or an empty string.
    enum Role { LinkRole = Qt::UserRole, RawRole };

    using ColumnModel::ColumnModel;

    void setList(catalogue::Resource resource, const catalogue::Field &list,
                 const QJsonArray &elements, const details::ReadingContext &reading);
    // Shows complete records of another resource that are nested in the current record.
    void setRecords(catalogue::Resource resource, const QJsonArray &records,
                    const details::ReadingContext &reading, const QStringList &of = {});
    [[nodiscard]] const catalogue::Field &fieldAt(int column) const;
    // Returns the column with the names of the elements, or -1.
    [[nodiscard]] int namesColumn() const;
    [[nodiscard]] std::optional<PageAddress> linkAt(const QModelIndex &index) const;

private:
    struct Column
    {
        const catalogue::Field *field;
        // The same field, with its key relative to the element.
        catalogue::Field within;
    };

    void fill(const QJsonArray &elements, std::vector<Column> columns);
    void joinNames(const QJsonArray &elements, std::vector<Column> &columns);
    [[nodiscard]] QString shownText(const Column &column, const QJsonObject &element) const;
    [[nodiscard]] Definition definitionOf(int at, const Column &column) const;
    [[nodiscard]] QVariant linkIn(const Column &column, const QJsonObject &element) const;
    [[nodiscard]] std::optional<PageAddress> selfLink(const Column &column,
                                                      const QJsonObject &record) const;

    catalogue::Resource m_resource = catalogue::Resource::Contact;
    details::ReadingContext m_reading;
    std::vector<Column> m_columns;
    // Path values that precede those of the records in the list.
    QStringList m_of;
    // Whether the elements are complete records.
    bool m_whole = false;
    // Whether names replace the IDs.
    bool m_joined = false;
};

} // namespace storedesk::ui::records

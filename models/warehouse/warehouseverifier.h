// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "warehouse/warehouse.h"

namespace storedesk::warehouse {

// A row that differs between the store and the warehouse.
struct Difference
{
    enum class Kind : quint8 { Missing, Extra, Changed };

    Kind kind = Kind::Missing;
    QString table = {};
    // Key of the row.
    QString contact = {};
    QString id = {};
    // Empty if rows of the table have no time.
    QString time = {};

    bool operator==(const Difference &) const = default;
};

struct Verification
{
    // The number of compared rows.
    qint64 rows = 0;
    qint64 missing = 0;
    qint64 extra = 0;
    qint64 changed = 0;
    // The first differences of each table.
    std::vector<Difference> examples = {};

    bool operator==(const Verification &) const = default;
    [[nodiscard]] qint64 differences() const { return missing + extra + changed; }
    void add(const Verification &other);
};

// Compares the warehouse with new exports, row by row, and purchases and products with the
// activities they are made of. Days with differences are marked, so that the next sync reads them
// again. Everything else stays as it is.
class WarehouseVerifier final
{
public:
    // The warehouse must outlive this object.
    explicit WarehouseVerifier(Warehouse &warehouse)
        : m_warehouse(warehouse)
    { }

    // Compares the activities of the days in the step, as far as they were read, or all contacts.
    // Contacts come last. Later activities are no difference.
    [[nodiscard]] Outcome<Verification> compare(const SyncStep &step, base::Progress &progress);
    // Compares purchases and products with the activities and lines in the warehouse, and looks for
    // rows on days that no sync has read.
    [[nodiscard]] Outcome<Verification> compareDerived();

private:
    struct Comparison;
    [[nodiscard]] Outcome<Verification> compareContacts();
    [[nodiscard]] Outcome<Verification> run(const Comparison &comparison);

    Warehouse &m_warehouse;
};

} // namespace storedesk::warehouse

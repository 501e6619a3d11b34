// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/cellfaults.h"
#include "importcheck/checkresult.h"
#include "importcheck/columnmapping.h"

namespace storedesk::importcheck {

// Converts a table's cells to the form in which they are sent. Applies edits by the user first,
// then repairs, then options. CellFaults judges the result. Immutable after construction, so that
// any number of threads can use it, each with its own Scratch.
class Conversion final
{
public:
    struct Cell
    {
        // Refers to the scratch buffer or to the input.
        QByteArrayView text;
        FaultKind fault = FaultKind::None;
    };
    struct Scratch
    {
        QByteArray text;
        QByteArray option;
    };

    Conversion(const ImportTable &table, const ColumnMapping &matching,
               const ImportSettings &settings, std::shared_ptr<const Edits> edits,
               CellFaults::Phones phones = CellFaults::Phones::Form);

    // Sorted by column.
    [[nodiscard]] const std::vector<ColumnTarget> &targets() const { return m_targets; }
    [[nodiscard]] const ColumnTarget *targetOf(int column) const;
    [[nodiscard]] const Edits &edits() const { return *m_edits; }
    [[nodiscard]] ImportKind kind() const { return m_kind; }
    [[nodiscard]] const catalogue::FieldRule &ruleOf(const ColumnTarget &target) const;
    // Converts the target's raw cell (see rawCell()).
    [[nodiscard]] Cell cell(const ColumnTarget &target, qint64 row, QByteArrayView raw,
                            Scratch &scratch) const;
    // Applies options but no repairs.
    [[nodiscard]] QByteArrayView converted(const ColumnTarget &target, QByteArrayView text,
                                           Scratch &scratch) const;
    // Returns the repaired cell, or nothing if the repair does not change it.
    [[nodiscard]] std::optional<QByteArray> repairedCell(const ColumnTarget &target,
                                                         const Repair &repair, QByteArrayView text,
                                                         Scratch &scratch) const;

private:
    // Adds the constant fields after the columns of the file.
    void addConstants(const ImportSettings &settings, int firstColumn);
    [[nodiscard]] static const QByteArrayView *optionOf(const ColumnTarget &target,
                                                        QByteArrayView text, QByteArrayView &room);

    ImportKind m_kind;
    std::shared_ptr<const Edits> m_edits;
    CellFaults m_faults;
    std::vector<ColumnTarget> m_targets;
};

// Returns the target's cell in a row of the file.
[[nodiscard]] inline QByteArrayView rawCell(const ColumnTarget &target, const csv::RowScanner &row,
                                            QByteArray &scratch)
{
    return cellIn(row, target.column, target.derived.get(), scratch);
}
[[nodiscard]] inline QByteArray rawCell(const ColumnTarget &target, const QList<QByteArray> &row)
{
    return cellIn(row, target.column, target.derived.get());
}

} // namespace storedesk::importcheck

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/conversion.h"

#include <array>

namespace storedesk::importcheck {

// The effect of sending a row.
enum class RowEffect : quint8 {
    // The row is held back, left out, or not a data row.
    NotSent,
    Create,
    Update,
    Unchanged,
    // The row's keys belong to two different records.
    Rejected,
    // The existing records are unknown.
    NotKnown,
    Count
};

// A table of existing records from which single rows can be read.
struct KnownTable
{
    csv::TableSource source;
    QByteArrayList headings;
};

// The predicted effect of an import, based on a table of existing records.
struct Prediction
{
    std::array<qint64, static_cast<std::size_t>(RowEffect::Count)> counts = {};
    // The number of cells that would erase a value.
    qint64 blanked = 0;
    qint64 blankedRows = 0;
    // The number of blank cells in rows whose record may exist but is missing from the table of
    // existing records. Fields that are absent do not count.
    qint64 unknownBlanks = 0;
    // Indexed by row in the file.
    std::vector<RowEffect> effects = {};
    // The row in the table of existing records for each row in the file, or noRow if there is none.
    std::vector<quint32> knownRows = {};
    // The previous row in the file for the same record, or noRow if there is none.
    std::vector<quint32> previousRows = {};
    // The rows that would erase a value, sorted. They are among the updated rows.
    std::vector<quint32> erasing = {};
    // The number of cells that would change, indexed by target of the conversion.
    std::vector<qint64> changes = {};
    // The number of values that would be erased, indexed by target.
    std::vector<qint64> erased = {};
    // The table of existing records. Null if there is none.
    std::shared_ptr<const KnownTable> known = {};
    // Fields that are missing from the table of existing records.
    QByteArrayList absent = {};

    static constexpr quint32 noRow = 0xffffffff;

    [[nodiscard]] qint64 count(RowEffect effect) const
    {
        return counts[static_cast<std::size_t>(effect)];
    }
    [[nodiscard]] std::vector<quint32> rowsOf(RowEffect effect) const;
    // Returns whether the number of blanked cells is complete, because every record and field was
    // available for comparison.
    [[nodiscard]] bool knowsWhatIsErased() const
    {
        return absent.isEmpty() && count(RowEffect::NotKnown) == 0;
    }
};

// Never change these names, because scripts read them and jobs store them.
[[nodiscard]] QLatin1StringView nameOf(RowEffect effect);

// Compares all rows to be sent with a contacts export. Blocks the calling thread. Without a path,
// the existing records are unknown.
[[nodiscard]] base::Result<Prediction>
predict(const ImportTable &table, const Conversion &conversion, const CheckResult &result,
        const ImportSettings &settings, const QString &knownPath, const QString &temporaryFolder,
        base::Progress &progress);

} // namespace storedesk::importcheck

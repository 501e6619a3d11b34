// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/conversion.h"

#include <array>

namespace storedesk::importcheck {

// The effect of sending a row.
enum class RowEffect : quint8 {
    // Held back, left out, or not a data row.
    NotSent,
    Create,
    Update,
    Unchanged,
    // Its keys belong to two different records.
    Rejected,
    // The existing records are unknown.
    NotKnown,
    Count
};

// The predicted effect of an import, based on a table of existing records.
struct Prediction
{
    std::array<qint64, static_cast<std::size_t>(RowEffect::Count)> counts = {};
    // Cells that would erase a value.
    qint64 blanked = 0;
    qint64 blankedRows = 0;
    // Indexed by row of the file.
    std::vector<RowEffect> effects = {};
    // Rows of the table of existing records, by row of the file; noRow if none.
    std::vector<quint32> knownRows = {};
    // Fields that are missing in the table of existing records.
    QByteArrayList absent = {};

    static constexpr quint32 noRow = 0xffffffff;

    [[nodiscard]] qint64 count(RowEffect effect) const
    {
        return counts[static_cast<std::size_t>(effect)];
    }
    [[nodiscard]] std::vector<quint32> rowsOf(RowEffect effect) const;
    // Whether blanked is complete: every record and field was available for comparison.
    [[nodiscard]] bool knowsWhatIsErased() const
    {
        return absent.isEmpty() && count(RowEffect::NotKnown) == 0;
    }
};

// Compares all rows to be sent with a contacts export, in the calling thread. Without a path, the
// existing records are unknown.
[[nodiscard]] base::Result<Prediction>
predict(const ImportTable &table, const Conversion &conversion, const CheckResult &result,
        const ImportSettings &settings, const QString &knownPath, const QString &temporaryFolder,
        base::Progress &progress);

} // namespace storedesk::importcheck

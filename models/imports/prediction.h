// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/conversion.h"

#include <array>

namespace storedesk::imports {

// What sending a row would do.
enum class Effect : quint8 {
    NotSent, // held back, left out, or no row
    Create,
    Update,
    Unchanged,
    Rejected, // its keys belong to two records
    NotKnown, // nothing is known about the records that exist
    Count
};

// What an import would do, as far as a table of the records that exist can tell.
struct Prediction
{
    std::array<qint64, static_cast<std::size_t>(Effect::Count)> counts = {};
    qint64 blanked = 0; // cells that would erase a value
    qint64 blankedRows = 0;
    std::vector<Effect> effects = {}; // by row of the file
    std::vector<quint32> knownRows = {}; // of the other table, by row of the file; noRow: none
    QByteArrayList absent = {}; // fields that the other table does not have

    static constexpr quint32 noRow = 0xffffffff;

    [[nodiscard]] qint64 count(Effect effect) const
    {
        return counts[static_cast<std::size_t>(effect)];
    }
    [[nodiscard]] std::vector<quint32> rowsOf(Effect effect) const;
    // Whether blanked counts all that would be erased: every record and field was there to look at.
    [[nodiscard]] bool knowsWhatIsErased() const
    {
        return absent.isEmpty() && count(Effect::NotKnown) == 0;
    }
};

// Compares all rows that would be sent with the table of a contacts export, in the thread that
// calls it. Without a path nothing is known.
[[nodiscard]] base::Result<Prediction>
predict(const ImportTable &table, const Conversion &conversion, const CheckResult &result,
        const ImportSettings &settings, const QString &knownPath, const QString &temporaryFolder,
        table::Progress &progress);

} // namespace storedesk::imports

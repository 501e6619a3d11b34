// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/prediction.h"

namespace storedesk::csv {
class RowReader;
}

namespace storedesk::imports {

// A cell of a row that would be sent.
struct EffectCell
{
    // The current value. Absent if it is unknown or the record does not exist.
    std::optional<QByteArray> before = {};
    // The value after the import.
    QByteArray after = {};
    bool changes = false;

    bool operator==(const EffectCell &) const = default;

    [[nodiscard]] bool erases() const { return changes && after.isEmpty(); }
};

// A row that would be sent, with its effect on the record.
struct EffectRow
{
    // The line in the file.
    qint64 line = 0;
    importcheck::RowEffect effect = importcheck::RowEffect::NotSent;
    bool erases = false;
    // In the order of the conversion's targets.
    std::vector<EffectCell> cells = {};

    bool operator==(const EffectRow &) const = default;
};

// The rows and the rules of a prediction. Shared with background threads.
struct EffectSource
{
    csv::TableSource table;
    importcheck::Conversion conversion;
    importcheck::Prediction prediction;
    importcheck::Policy policy = importcheck::Policy::LeaveExisting;
};

// Reads single rows of a predicted import with their current and new values. Blocks the calling
// thread. Not thread-safe.
class EffectReader final
{
public:
    explicit EffectReader(std::shared_ptr<const EffectSource> source);
    ~EffectReader();
    Q_DISABLE_COPY_MOVE(EffectReader)

    [[nodiscard]] EffectRow row(quint32 number);

private:
    using Texts = std::vector<QByteArray>;
    using Values = std::vector<std::optional<QByteArray>>;

    [[nodiscard]] Texts sent(quint32 number);
    [[nodiscard]] Values stored(quint32 number);
    void apply(const Texts &sent, bool isNew, Values &values) const;

    const std::shared_ptr<const EffectSource> m_source;
    std::unique_ptr<csv::RowReader> m_rows;
    // Null if there is no table of existing records.
    std::unique_ptr<csv::RowReader> m_known;
    // The column of each target in the table of existing records, or -1.
    std::vector<int> m_columns;
    importcheck::Conversion::Scratch m_scratch;
};

} // namespace storedesk::imports

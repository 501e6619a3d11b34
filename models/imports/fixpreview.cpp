// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/rowcheck.h"

#include <QCoreApplication>

namespace storedesk::imports {

base::Result<FixPreview> previewOf(const ImportTable &table, const Conversion &conversion,
                                   const Fix &fix, table::Progress &progress)
{
    const auto *target = conversion.targetOf(fix.column);
    FixPreview preview{.fix = fix};
    if (!target)
        return preview;
    const auto ranges = table::rangesOf(table.source);
    std::vector<FixPreview> parts(ranges.size());
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    const auto read =
        table::scan(table.source, ranges, progress,
                    [&](const table::RowRange &range, table::RowScanner &rows, int /*thread*/) {
                        auto &part = parts[static_cast<std::size_t>(range.number)];
                        Conversion::Scratch scratch;
                        Conversion::Scratch other;
                        QByteArray raw;
                        rows.want(fix.column + 1);
                        for (auto row = range.firstRow; rows.next(); ++row) {
                            if (rows.blank())
                                continue;
                            const auto cell =
                                conversion.cell(*target, row, rows.text(fix.column, raw), scratch);
                            if (fix.kind != FaultKind::None && cell.fault != fix.kind)
                                continue;
                            const auto better = conversion.mended(*target, fix, cell.text, other);
                            if (better && part.changed++ == 0) {
                                part.before = QString::fromUtf8(cell.text);
                                part.after = QString::fromUtf8(*better);
                            } else if (!better && fix.kind != FaultKind::None) {
                                ++part.stays;
                            }
                        }
                    });
    if (!read)
        return tl::unexpected(read.error());
    if (progress.cancelled())
        return tl::unexpected(base::Problem{
            .what = QCoreApplication::translate("ImportCheck", "The check was stopped.")});
    for (const auto &part : parts) {
        if (preview.changed == 0 && part.changed > 0) {
            preview.before = part.before;
            preview.after = part.after;
        }
        preview.changed += part.changed;
        preview.stays += part.stays;
    }
    return preview;
}

} // namespace storedesk::imports

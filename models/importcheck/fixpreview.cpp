// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/rowcheck.h"

#include "importcheck/rowfaults.h"

#include <QCoreApplication>

namespace storedesk::importcheck {

// The result for a part of the table.
struct PreviewPart
{
    FixPreview preview = {};
    DateOrders dates = {};
};

static FixPreview joined(const std::vector<PreviewPart> &parts, const Fix &fix,
                         const Conversion &conversion, const Conversion::Target &target)
{
    FixPreview all{.fix = fix};
    DateOrders dates;
    for (const auto &[part, orders] : parts) {
        if (all.changed == 0 && part.changed > 0) {
            all.before = part.before;
            all.after = part.after;
        }
        all.changed += part.changed;
        all.stays += part.stays;
        dates.add(orders);
    }
    // For dates, use the cell that determines the order as the example.
    Conversion::Scratch scratch;
    const auto telling = dates.example();
    if (const auto better =
            telling.isEmpty() ? std::nullopt : conversion.mended(target, fix, telling, scratch)) {
        all.before = QString::fromUtf8(telling);
        all.after = QString::fromUtf8(*better);
    }
    return all;
}

base::Result<FixPreview> previewOf(const ImportTable &table, const Conversion &conversion,
                                   const Fix &fix, base::Progress &progress)
{
    const auto *target = conversion.targetOf(fix.column);
    if (!target)
        return FixPreview{.fix = fix};
    const auto ranges = csv::rangesOf(table.source);
    std::vector<PreviewPart> parts(ranges.size());
    const RowFaults rowFaults(table, conversion);
    progress.begin(ranges.empty() ? 0 : ranges.back().end - ranges.front().begin);
    const auto read =
        csv::scan(table.source, ranges, progress,
                  [&](const csv::RowRange &range, csv::RowScanner &rows, int /*thread*/) {
                      auto &[part, dates] = parts[static_cast<std::size_t>(range.number)];
                      Conversion::Scratch scratch;
                      Conversion::Scratch other;
                      QByteArray raw;
                      rows.want(static_cast<int>(table.columns.size()) + 1);
                      for (auto row = range.firstRow; rows.next(); ++row) {
                          if (rows.blank() || rowFaults.faultOf(row, rows) != FaultKind::None)
                              continue;
                          const auto cell =
                              conversion.cell(*target, row, rows.text(fix.column, raw), scratch);
                          if (fix.kind != FaultKind::None && cell.fault != fix.kind)
                              continue;
                          const auto better = conversion.mended(*target, fix, cell.text, other);
                          if (fix.action == Action::IsoDate)
                              dates.add(cell.text);
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
            .what = QCoreApplication::translate("ImportCheck", "The check was cancelled.")});
    return joined(parts, fix, conversion, *target);
}

} // namespace storedesk::importcheck

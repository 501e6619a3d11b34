// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/mirrorselection.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::storage {

// The number of contacts that are read between two checks for cancellation.
static constexpr std::size_t readAtOnce = 1'000;

base::Result<void> MirrorSelection::visit(base::Progress &progress, const Visit &visit) const
{
    auto copy = ContactMirror::open(path);
    if (!copy)
        return tl::unexpected(copy.error());
    progress.begin(static_cast<qint64>(numbers.size()));
    for (std::size_t from = 0; from < numbers.size(); from += readAtOnce) {
        if (progress.cancelled())
            return tl::unexpected(base::Problem{
                .what = QCoreApplication::translate("MirrorSelection", "Reading was cancelled.")});
        const auto count = std::min(readAtOnce, numbers.size() - from);
        const auto rows = copy->rows(std::span(numbers).subspan(from, count));
        if (!rows)
            return tl::unexpected(rows.error());
        for (const auto &contact : *rows) {
            if (!contact.cells.isEmpty())
                visit(copy->columns(), contact);
        }
        progress.add(static_cast<qint64>(count));
    }
    return {};
}

} // namespace storedesk::storage

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transfers/kepttable.h"

#include "catalogue/key.h"
#include "desk/desk.h"
#include "ui/frame/frame.h"

#include <QFileInfo>
#include <QLocale>

namespace storedesk::ui::transfers {

using namespace Qt::StringLiterals;
using storedesk::exports::KeptExport;
using storedesk::exports::LocalExports;

static const KeptExport *ifThere(const KeptExport *kept)
{
    return kept && QFileInfo::exists(kept->path) ? kept : nullptr;
}

const KeptExport *keptTableOf(Frame &frame, const QString &id)
{
    return ifThere(LocalExports::of(frame.desk()).findExport(id));
}

const KeptExport *tableBefore(Frame &frame, const QString &id)
{
    const auto *kept = keptTableOf(frame, id);
    return kept ? ifThere(LocalExports::of(frame.desk()).earlierThan(kept->job)) : nullptr;
}

const KeptExport *newestTable(Frame &frame, QStringView kind)
{
    const auto &all = LocalExports::of(frame.desk()).all();
    const auto found = std::ranges::find_if(all, [kind](const KeptExport &kept) {
        const auto filters = kept.plan.body.value(catalogue::key::filters).toObject();
        return kept.plan.kind == kind && !filters.contains(catalogue::key::segmentId)
            && ifThere(&kept);
    });
    return found == all.end() ? nullptr : &*found;
}

QString wordsOf(const KeptExport &kept)
{
    return u"%1, %2"_s.arg(QFileInfo(kept.path).fileName(),
                           QLocale().formattedDataSize(kept.bytes));
}

} // namespace storedesk::ui::transfers

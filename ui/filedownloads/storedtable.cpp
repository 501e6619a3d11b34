// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/filedownloads/storedtable.h"

#include "catalogue/key.h"
#include "ui/host/pagehost.h"
#include "workspace/workspace.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace storedesk::ui::filedownloads {

using namespace Qt::StringLiterals;
using storedesk::exports::LocalExports;
using storedesk::exports::StoredExport;

static const StoredExport *ifThere(const StoredExport *kept)
{
    return kept && QFileInfo::exists(kept->path) ? kept : nullptr;
}

const StoredExport *storedTableOf(PageHost &host, const QString &id)
{
    return ifThere(host.workspace().localExports().findExport(id));
}

const StoredExport *tableBefore(PageHost &host, const QString &id)
{
    const auto *kept = storedTableOf(host, id);
    return kept ? ifThere(host.workspace().localExports().earlierThan(kept->job)) : nullptr;
}

const StoredExport *newestTable(PageHost &host, QStringView kind)
{
    const auto &all = host.workspace().localExports().all();
    const auto found = std::ranges::find_if(all, [kind](const StoredExport &kept) {
        const auto filters = kept.plan.body.value(catalogue::key::filters).toObject();
        return kept.plan.kind == kind && !filters.contains(catalogue::key::segmentId)
            && ifThere(&kept);
    });
    return found == all.end() ? nullptr : &*found;
}

itemmodels::LinkedColumn sizeColumn(PageHost &host)
{
    static constexpr auto shown =
        catalogue::Places(catalogue::FieldLocation::Answer) | catalogue::FieldLocation::Table;
    static constexpr catalogue::Field field{.key = "$size"_L1,
                                            .title = QT_TRANSLATE_NOOP("Fields", "Size"),
                                            .type = catalogue::Type::Text,
                                            .places = shown};
    return {.field = field, .words = [&host](const QJsonObject &record) {
                const auto *kept = storedTableOf(host, record.value(catalogue::key::id).toString());
                if (kept)
                    return QLocale().formattedDataSize(kept->bytes);
                return record.value(catalogue::key::fileUrl).toString().isEmpty()
                    ? u"–"_s
                    : QCoreApplication::translate("StoredTable", "In the service");
            }};
}

QString wordsOf(const StoredExport &kept)
{
    return u"%1, %2"_s.arg(QFileInfo(kept.path).fileName(),
                           QLocale().formattedDataSize(kept.bytes));
}

} // namespace storedesk::ui::filedownloads

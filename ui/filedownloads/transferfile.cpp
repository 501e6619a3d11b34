// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/filedownloads/transferfile.h"

#include "api/resourcerequests.h"
#include "base/filename.h"
#include "catalogue/key.h"
#include "itemmodels/recordtitle.h"
#include "ui/host/recordaddress.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace storedesk::ui::filedownloads {

using namespace Qt::StringLiterals;
using catalogue::Resource;
namespace key = catalogue::key;

// Length of an ISO date such as 2026-01-31.
static constexpr qsizetype isoDay = 10;

static bool isEnding(const QString &suffix)
{
    static constexpr std::array endings{"csv"_L1,  "tsv"_L1, "txt"_L1, "zip"_L1,
                                        "json"_L1, "gz"_L1,  "xlsx"_L1};
    return std::ranges::any_of(endings, [&suffix](QLatin1StringView ending) {
        return suffix.compare(ending, Qt::CaseInsensitive) == 0;
    });
}

// Returns the name of the file. Appends a suffix if the service sends a name without one, because
// such a file cannot be opened with a double click.
static QString nameOf(Resource resource, const QJsonObject &record, const QUrl &address)
{
    const auto inAddress = address.fileName();
    auto name = record.value(key::fileName).toString();
    // Name the file by its contents, because the service names it by a number.
    if (resource == Resource::Import)
        name =
            QCoreApplication::translate("TransferFile", "%1, %2, rejected rows", "name of a file")
                .arg(name.isEmpty() ? itemmodels::recordTitle(resource, record)
                                    : QFileInfo(name).completeBaseName(),
                     record.value(key::createdAt).toString().left(isoDay));
    else if (name.isEmpty())
        name = inAddress;
    if (!isEnding(QFileInfo(name).suffix())) {
        const auto told = record.value(key::fileExtension).toString();
        const auto ending = isEnding(QFileInfo(inAddress).suffix()) ? QFileInfo(inAddress).suffix()
            : told.isEmpty()                                        ? u"csv"_s
                                                                    : told;
        name = u"%1.%2"_s.arg(name.isEmpty() ? u"file"_s : name, ending);
    }
    return base::safeFileName(name);
}

bool hasFiles(Resource resource)
{
    return resource == Resource::Export || resource == Resource::Import;
}

std::optional<TransferFile> fileOf(Resource resource, const QJsonObject &record)
{
    if (!hasFiles(resource))
        return std::nullopt;
    const auto member = resource == Resource::Export ? key::fileUrl : key::errorReportFileUrl;
    const QUrl address(record.value(member).toString());
    if (address.isEmpty())
        return std::nullopt;
    const auto &lookupKey = *catalogue::lookupKeysOf(resource).front();
    const auto id = record.value(key::id).toString();
    return TransferFile{.address = address,
                        .member = member,
                        .name = nameOf(resource, record, address),
                        .read = api::ResourceRequests(resource).toGet({lookupKey, {id}}),
                        .place = placeOf(lookupKey, {id})};
}

QString openFileWords(Resource resource)
{
    return resource == Resource::Export
        ? QCoreApplication::translate("TransferFile", "Open file")
        : QCoreApplication::translate("TransferFile", "Open error report");
}

QString downloadWords(Resource resource)
{
    return resource == Resource::Export
        ? QCoreApplication::translate("TransferFile", "Download file…")
        : QCoreApplication::translate("TransferFile", "Download error report…");
}

QString whyNoFile(Resource resource)
{
    return resource == Resource::Export
        ? QCoreApplication::translate("TransferFile", "The export has no file yet.")
        : QCoreApplication::translate("TransferFile", "The import has no error report.");
}

} // namespace storedesk::ui::filedownloads

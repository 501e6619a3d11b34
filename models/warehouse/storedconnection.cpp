// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "warehouse/storedconnection.h"

#include "base/newfile.h"
#include "base/privatefolder.h"
#include "base/regularfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>

namespace storedesk::warehouse {

using namespace Qt::StringLiterals;

namespace {

struct StoredConnectionWords
{
    Q_DECLARE_TR_FUNCTIONS(WarehouseConnection)
};

QString connectionPath(const QString &accountFolder)
{
    return QDir(accountFolder).filePath(u"warehouse.json"_s);
}

} // namespace

base::Result<ConnectionSettings> storedConnection(const QString &accountFolder)
{
    const auto path = connectionPath(accountFolder);
    if (!QFile::exists(path))
        return ConnectionSettings();
    const auto text = base::readRegularFile(path);
    const auto document = QJsonDocument::fromJson(text.value_or(QByteArray()));
    if (!text || !document.isObject())
        return tl::unexpected(
            base::Problem{.what = StoredConnectionWords::tr("Couldn't read the stored connection."),
                          .why = text ? QDir::toNativeSeparators(path) : text.error(),
                          .next = StoredConnectionWords::tr("Enter the connection again.")});
    return ConnectionSettings::fromJson(document.object());
}

base::Result<void> storeConnection(const QString &accountFolder, const ConnectionSettings &settings)
{
    if (auto made = base::makePrivateFolder(accountFolder); !made)
        return made;
    base::NewFile file(connectionPath(accountFolder));
    const auto json = QJsonDocument(settings.toJson()).toJson();
    if (!file.open(QIODevice::WriteOnly) || file.write(json) != json.size() || !file.commit())
        return tl::unexpected(
            base::Problem{.what = StoredConnectionWords::tr("Couldn't store the connection."),
                          .why = file.errorString()});
    return {};
}

} // namespace storedesk::warehouse

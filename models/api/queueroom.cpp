// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "queueroom.h"

#include "catalogue/choice.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"

#include <QJsonArray>

#include <algorithm>

namespace storedesk::api {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

bool hasRoom(catalogue::OperationId create, const QJsonObject &page)
{
    const auto limit = create == catalogue::OperationId::CreateImport
        ? catalogue::limits::queuedImports
        : catalogue::limits::queuedExports;
    const auto results = page.value(key::results).toArray();
    const auto queued = std::ranges::count_if(results, [](const QJsonValue &entry) {
        return entry[key::status].toString() == catalogue::choice::state::queued;
    });
    return queued < limit;
}

} // namespace storedesk::api

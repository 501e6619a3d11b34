// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/activities.h"

#include "practice/store/store.h"

#include <QJsonDocument>

namespace storedesk::practice {

void addActivity(Store &store, const Activity &activity)
{
    store.run("INSERT INTO activity (contact, type, date, purchase, body) VALUES (?, ?, ?, ?, ?)",
              {activity.contact, QByteArrayView(activity.type.data(), activity.type.size()),
               activity.date, activity.purchase,
               QJsonDocument(activity.body).toJson(QJsonDocument::Compact)});
}

} // namespace storedesk::practice

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sessionstate.h"

#include <QJsonArray>

namespace storedesk::ui::shell {

using namespace Qt::StringLiterals;

static QString base64Text(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

static QByteArray bytesOf(const QJsonValue &value)
{
    return QByteArray::fromBase64(value.toString().toLatin1());
}

QJsonObject SessionState::json() const
{
    QJsonArray places;
    for (const auto &tab : tabs)
        places.append(tab.text());
    return {{u"docks"_s, base64Text(docks)},
            {u"tabs"_s, places},
            {u"titles"_s, QJsonArray::fromStringList(titles)},
            {u"current"_s, current}};
}

SessionState SessionState::fromJson(const QJsonObject &json)
{
    SessionState state{.docks = bytesOf(json.value("docks"_L1)),
                       .current = json.value("current"_L1).toInt()};
    const auto titles = json.value("titles"_L1).toArray();
    qsizetype at = 0;
    for (const auto &text : json.value("tabs"_L1).toArray()) {
        const auto title = titles.at(at++).toString();
        if (const auto place = Place::fromText(text.toString())) {
            state.tabs.append(*place);
            state.titles.append(title);
        }
    }
    return state;
}

} // namespace storedesk::ui::shell

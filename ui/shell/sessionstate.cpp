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
    QJsonArray kept;
    for (const auto &tab : tabs)
        kept.append(QJsonObject{
            {u"place"_s, tab.place.text()}, {u"title"_s, tab.title}, {u"naming"_s, tab.naming}});
    QJsonObject json{{u"docks"_s, base64Text(docks)}, {u"tabs"_s, kept}, {u"current"_s, current}};
    if (!unstored.isEmpty())
        json.insert(u"unstored"_s, QJsonArray::fromStringList(unstored));
    return json;
}

SessionState SessionState::fromJson(const QJsonObject &json)
{
    SessionState state{.docks = bytesOf(json.value("docks"_L1)),
                       .current = json.value("current"_L1).toInt(),
                       .unstored = json.value("unstored"_L1).toVariant().toStringList()};
    // Up to version 1.1, titles were stored separately from the tabs.
    const auto titles = json.value("titles"_L1).toArray();
    qsizetype at = 0;
    for (const auto &tab : json.value("tabs"_L1).toArray()) {
        const auto before = titles.at(at++);
        const auto text = tab.isString() ? tab : tab["place"_L1];
        if (const auto place = PageAddress::fromText(text.toString()))
            state.tabs.append({.place = *place,
                               .title = (tab.isString() ? before : tab["title"_L1]).toString(),
                               .naming = tab["naming"_L1].toObject()});
    }
    return state;
}

} // namespace storedesk::ui::shell

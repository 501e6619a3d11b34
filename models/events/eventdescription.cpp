// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/eventdescription.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static QString cellText(QString text)
{
    return text.replace(u'|', "\\|"_L1).replace(u'\n', u' ');
}

static QString typeWords(const QString &type)
{
    const auto *row = catalogue::fieldOf(catalogue::Resource::ContactField, QString(key::type));
    const auto found = std::ranges::find_if(
        row->choices, [&type](const catalogue::Choice &choice) { return choice.id == type; });
    return found == row->choices.end() ? type : catalogue::labelOf(*found);
}

static QString fieldLine(const QJsonValue &field)
{
    QStringList notes;
    if (field[key::isPrimaryKey].toBool())
        notes.append(QCoreApplication::translate("HandOver", "identifies the contact"));
    QStringList options;
    for (const auto &option : field[key::options].toArray())
        options.append(u'`' + option[key::id].toString() + u'`');
    if (!options.isEmpty())
        notes.append(options.join(u", "_s));
    if (const auto code = field[key::defaultCountryCode].toString(); !code.isEmpty())
        notes.append(
            QCoreApplication::translate("HandOver", "+%1 is added if the country code is missing")
                .arg(code));
    if (const auto pointer = field[key::jsonPointerPath].toString(); !pointer.isEmpty())
        notes.append(QCoreApplication::translate("HandOver", "read from `%1`").arg(pointer));
    const bool required = field[key::required].toBool() || field[key::isPrimaryKey].toBool();
    return u"| `%1` | %2 | %3 | %4 | %5 |\n"_s.arg(
        field[key::id].toString(), cellText(field[key::name].toString()),
        typeWords(field[key::type].toString()),
        required ? QCoreApplication::translate("HandOver", "yes")
                 : QCoreApplication::translate("HandOver", "no"),
        cellText(notes.join(u"; "_s)));
}

static QString howToSend(const QString &address)
{
    return u"`POST %1`\n\n"_s.arg(address)
        + QCoreApplication::translate(
              "HandOver",
              "Send JSON from a server, with your API key in the header; never from a browser. "
              "Members that are not in the table are rejected. An event can be at most %1 KB. If "
              "no contact has the email, the event is rejected; `?%2=true` creates the contact.")
              .arg(QString::number(catalogue::limits::eventKilobytes), key::query::createContact)
        + u"\n\n"_s;
}

QString descriptionOf(const QJsonObject &eventType, const QJsonObject &sample,
                      const QString &address)
{
    const bool api = eventType[key::receiveType].toString() == "api"_L1;
    auto text = u"# %1\n\n"_s.arg(eventType[key::name].toString());
    text += api
        ? howToSend(address)
        : QCoreApplication::translate(
              "HandOver", "These events are not sent by API. The service shows their address.")
            + u"\n\n"_s;
    text += u"| %1 | %2 | %3 | %4 | %5 |\n|---|---|---|---|---|\n"_s.arg(
        QCoreApplication::translate("HandOver", "Member"),
        QCoreApplication::translate("HandOver", "Name"),
        QCoreApplication::translate("HandOver", "Type"),
        QCoreApplication::translate("HandOver", "Required"),
        QCoreApplication::translate("HandOver", "Notes"));
    for (const auto &field : eventType[key::fields].toArray())
        text += fieldLine(field);
    if (api)
        text += u"\n```json\n%1```\n"_s.arg(
            QString::fromUtf8(QJsonDocument(sample).toJson(QJsonDocument::Indented)));
    return text;
}

} // namespace storedesk::events

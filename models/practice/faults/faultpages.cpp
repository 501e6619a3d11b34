// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faultpages.h"

#include "catalogue/key.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace storedesk::practice {

namespace key = catalogue::key;

static QJsonArray reversed(const QJsonArray &records)
{
    QJsonArray result;
    for (const auto &record : records)
        result.prepend(record);
    return result;
}

static QJsonObject withNext(const QJsonObject &page, const QUrl &next)
{
    auto links = page.value(key::links).toObject();
    links.insert(key::next, QString::fromLatin1(next.toEncoded()));
    auto changed = page;
    changed.insert(key::links, links);
    return changed;
}

static QJsonObject withResults(QJsonObject page, const QJsonArray &records)
{
    page.insert(key::results, records);
    return page;
}

PracticeResponse spoiltPage(Fault fault, PracticeResponse answer, const QByteArray &pageBefore,
                            const PageLinks &links)
{
    auto page = QJsonDocument::fromJson(answer.body).object();
    if (!page.contains(key::results))
        return answer;
    if (fault == Fault::PageRepeated && !pageBefore.isEmpty())
        page = withResults(
            page, QJsonDocument::fromJson(pageBefore).object().value(key::results).toArray());
    if (fault == Fault::PageReordered)
        page = withResults(page, reversed(page.value(key::results).toArray()));
    if (fault == Fault::NextLoops)
        page = withNext(page, links.self);
    if (fault == Fault::NextElsewhere)
        page = withNext(page, links.elsewhere);
    answer.body = QJsonDocument(page).toJson(QJsonDocument::Compact);
    return answer;
}

} // namespace storedesk::practice

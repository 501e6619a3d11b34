// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/savedtest.h"

#include "catalogue/key.h"
#include "storage/drafts.h"

#include <QUuid>

#include <algorithm>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

static constexpr auto prefix = "saved-test/"_L1;
static constexpr auto integrationMember = "integration"_L1;
static constexpr auto typeMember = "type"_L1;
static constexpr auto eventMember = "event"_L1;
static constexpr auto aliasMember = "by alias"_L1;
static constexpr auto endMember = "end"_L1;
static constexpr auto sentMember = "sent"_L1;

static SavedTest testIn(const QString &id, const QJsonObject &values)
{
    const int end =
        std::clamp(values[endMember].toInt(), 0, static_cast<int>(SavedTest::End::Unknown));
    return {.id = id,
            .name = values[key::name].toString(),
            .integration = values[integrationMember].toString(),
            .eventType = values[typeMember].toString(),
            .event = values[eventMember].toObject(),
            .createContact = values[key::query::createContact].toBool(),
            .byAlias = values[aliasMember].toBool(true),
            .end = static_cast<SavedTest::End>(end),
            .sentAt = QDateTime::fromString(values[sentMember].toString(), Qt::ISODate)};
}

QList<SavedTest> savedTests(const storage::Drafts &drafts)
{
    QList<SavedTest> tests;
    const auto &all = drafts.all();
    for (auto at = all.begin(); at != all.end(); ++at) {
        if (at.key().startsWith(prefix))
            tests.append(testIn(at.key().sliced(prefix.size()), at->values));
    }
    std::ranges::sort(tests, [](const SavedTest &one, const SavedTest &other) {
        const int order = one.name.localeAwareCompare(other.name);
        return order != 0 ? order < 0 : one.id < other.id;
    });
    return tests;
}

QString storeTest(storage::Drafts &drafts, const SavedTest &test)
{
    const auto id =
        test.id.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : test.id;
    drafts.keep(prefix + id,
                {{key::name, test.name},
                 {integrationMember, test.integration},
                 {typeMember, test.eventType},
                 {eventMember, test.event},
                 {key::query::createContact, test.createContact},
                 {aliasMember, test.byAlias},
                 {endMember, static_cast<int>(test.end)},
                 {sentMember, test.sentAt.toString(Qt::ISODate)}});
    return id;
}

void dropTest(storage::Drafts &drafts, const QString &id)
{
    drafts.drop(prefix + id);
}

} // namespace storedesk::events

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "keytestwords.h"

#include "catalogue/operation.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::account {

using namespace Qt::StringLiterals;
using catalogue::Resource;
using State = TestedArea::State;

namespace {
struct KeyTestWords
{
    Q_DECLARE_TR_FUNCTIONS(KeyTestWords)
};
} // namespace

QString titleOf(const TestedArea &area)
{
    if (area.resource == Resource::CustomIntegration)
        return KeyTestWords::tr("Integrations, event types");
    if (area.resource == Resource::CustomEvent)
        return KeyTestWords::tr("Send events");
    return catalogue::pluralOf(area.resource);
}

static QString countedOf(Resource resource, qsizetype number)
{
    const int count = static_cast<int>(number);
    switch (resource) {
    case Resource::ContactField:
        return KeyTestWords::tr("%n field(s)", nullptr, count);
    case Resource::Export:
        return KeyTestWords::tr("%n export(s)", nullptr, count);
    case Resource::Import:
        return KeyTestWords::tr("%n import(s)", nullptr, count);
    case Resource::CouponSet:
        return KeyTestWords::tr("%n set(s)", nullptr, count);
    case Resource::Workflow:
        return KeyTestWords::tr("%n workflow(s)", nullptr, count);
    case Resource::CustomIntegration:
        return KeyTestWords::tr("%n integration(s)", nullptr, count);
    default:
        return QLocale().toString(number);
    }
}

static QString allowedWords(const TestedArea &area, const QString &storeName)
{
    if (area.resource == Resource::Store)
        return storeName.isEmpty() ? KeyTestWords::tr("Read access")
                                   : KeyTestWords::tr("Read access: “%1”").arg(storeName);
    if (!area.count)
        return KeyTestWords::tr("Lookup access");
    const auto counted = countedOf(area.resource, *area.count);
    return area.more ? KeyTestWords::tr("Read access, %1 and more").arg(counted)
                     : KeyTestWords::tr("Read access, %1").arg(counted);
}

static QString noAnswerWords(const http::Error &error)
{
    const auto seconds =
        std::chrono::duration_cast<std::chrono::seconds>(KeyTest::patience).count();
    // The test's own timeout cancelled the call.
    if (error.kind == http::ErrorKind::Cancelled)
        return KeyTestWords::tr("No response after %1 s").arg(QLocale().toString(seconds));
    // The icon already shows that the test failed.
    return error.words.what;
}

static QString readScopeOf(const TestedArea &area)
{
    return area.resource == Resource::CustomIntegration ? KeyTestWords::tr("Integrations")
                                                        : catalogue::pluralOf(area.resource);
}

QString wordsOf(const TestedArea &area, const QString &storeName)
{
    switch (area.state) {
    case State::Waiting:
        return KeyTestWords::tr("Not tested yet");
    case State::Asking:
        return KeyTestWords::tr("Checking");
    case State::Allowed:
        return allowedWords(area, storeName);
    case State::Locked:
        return KeyTestWords::tr("No permission: the key lacks “%1, read”").arg(readScopeOf(area));
    case State::NoAnswer:
        return noAnswerWords(area.error);
    case State::NotTried:
        break;
    }
    return area.operation ? KeyTestWords::tr("Not tested")
                          : KeyTestWords::tr("Not tested: a test never sends events");
}

QString readCellOf(const TestedArea &area, const QString &storeName)
{
    if (area.state == State::Locked)
        return KeyTestWords::tr("Lacks “%1, read”").arg(readScopeOf(area));
    if (area.state == State::NotTried)
        return KeyTestWords::tr("Not tested");
    if (area.state != State::Allowed)
        return wordsOf(area, storeName);
    if (area.resource == Resource::Store && !storeName.isEmpty())
        return storeName;
    if (!area.count)
        return KeyTestWords::tr("Allowed");
    const auto counted = countedOf(area.resource, *area.count);
    return area.more ? KeyTestWords::tr("%1 or more").arg(counted) : counted;
}

QString writeCellOf(const TestedArea &area)
{
    const auto isWriteHere = [&area](const catalogue::Operation &operation) {
        return operation.writes()
            && catalogue::resourceRow(operation.resource).area
            == catalogue::resourceRow(area.resource).area;
    };
    return std::ranges::any_of(catalogue::operations(), isWriteHere)
        ? KeyTestWords::tr("Unknown", "write access")
        : KeyTestWords::tr("None", "write access");
}

// Something other than the service responds at this address, possibly a proxy.
static base::Problem wrongPlace(const QString &host)
{
    return {.what = KeyTestWords::tr("%1 responds, but it is not the service.").arg(host),
            .why = KeyTestWords::tr("The response doesn't seem to come from the service. The "
                                    "address is wrong or incomplete."),
            .next = KeyTestWords::tr("Copy the complete service address again. If the network asks "
                                     "you to sign in, do that first.")};
}

static base::Problem noAnswer(const http::Error &error, const QString &host)
{
    return {.what = KeyTestWords::tr("%1 doesn't respond.").arg(host),
            .why = error.words.why,
            .next = KeyTestWords::tr(
                "Check the network and the address, then test again. You can add the "
                "account now and test it later.")};
}

static base::Problem noDoor(const http::Error &error, const QString &host)
{
    if (error.kind == http::ErrorKind::HostNotFound)
        return {.what = KeyTestWords::tr("No server named %1 was found.").arg(host),
                .why = KeyTestWords::tr(
                    "Couldn't resolve the name. It is misspelt, or there is no network."),
                .next = KeyTestWords::tr("Check the network and the spelling of the address.")};
    if (error.kind == http::ErrorKind::Proxy)
        return {
            .what = KeyTestWords::tr("The proxy blocked the test."),
            .why = error.words.why,
            .next =
                KeyTestWords::tr(
                    "Check the proxy in the system settings, or ask its administrator to allow %1.")
                    .arg(host)};
    return {.what = KeyTestWords::tr("Couldn't verify the identity of %1.").arg(host),
            .why = error.words.why,
            .next = KeyTestWords::tr(
                "The key was not sent. Check the address and this computer's date. Your "
                "organisation's own certificate must be installed in the system.")};
}

base::Problem failureOf(const http::Error &error, const QString &host)
{
    switch (error.kind) {
    case http::ErrorKind::Unauthorised:
        return {
            .what = KeyTestWords::tr("The service rejected this key."),
            .why = KeyTestWords::tr("The address is correct, but the key is wrong or was revoked."),
            .next = KeyTestWords::tr(
                "Copy the complete key again, or create a new one in the service.")};
    case http::ErrorKind::Forbidden:
        return {
            .what = KeyTestWords::tr("The service accepts this key, but it has no permissions."),
            .why = KeyTestWords::tr("The key has no permission for any tested area."),
            .next = KeyTestWords::tr("Ask the person who created the key to add read permission.")};
    case http::ErrorKind::HostNotFound:
    case http::ErrorKind::Proxy:
    case http::ErrorKind::Certificate:
    case http::ErrorKind::Handshake:
        return noDoor(error, host);
    case http::ErrorKind::NotFound:
    case http::ErrorKind::Redirected:
    case http::ErrorKind::ForeignPage:
    case http::ErrorKind::BadJson:
    case http::ErrorKind::WrongShape:
        return wrongPlace(host);
    case http::ErrorKind::NotSendable:
        return error.words;
    case http::ErrorKind::Cancelled:
        return noAnswer({.words = {.what = {},
                                   .why = KeyTestWords::tr("No response within %1 seconds.")
                                              .arg(QLocale().toString(10))}},
                        host);
    default:
        return noAnswer(error, host);
    }
}

QString summaryOf(const KeyTest &test)
{
    const auto part = [&test](State state, const char *text) {
        const auto count = test.countOf(state);
        return count == 0 ? QString() : KeyTestWords::tr(text, nullptr, count);
    };
    QStringList parts{
        part(State::Allowed, QT_TRANSLATE_N_NOOP("KeyTestWords", "%n area(s) can be used")),
        part(State::Locked, QT_TRANSLATE_N_NOOP("KeyTestWords", "%n without permission")),
        part(State::NoAnswer, QT_TRANSLATE_N_NOOP("KeyTestWords", "%n without a response")),
        part(State::NotTried, QT_TRANSLATE_N_NOOP("KeyTestWords", "%n not tested"))};
    parts.removeAll(QString());
    return parts.join(u" · "_s) + u'.';
}

} // namespace storedesk::account

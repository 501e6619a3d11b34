// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "errorwords.h"

#include "catalogue/action.h"
#include "catalogue/field.h"
#include "catalogue/key.h"
#include "catalogue/rulekey.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace storedesk::api {

using namespace Qt::StringLiterals;
namespace key = catalogue::key;

namespace {

struct ErrorRow
{
    http::ErrorKind kind;
    const char *what;
    const char *why;
    const char *next;
};

// %1 operation, %2 host, %3 detail, %5 scope, %6 products, %7 domains, %8 cause. The status is one
// of the details that are shown on request.
// clang-format off
constexpr std::array errorRows{
    ErrorRow{http::ErrorKind::Cancelled, QT_TRANSLATE_NOOP("Errors", "%1: cancelled."), QT_TRANSLATE_NOOP("Errors", "Cancelled before sending."), QT_TRANSLATE_NOOP("Errors", "Try again if you still need it.")},
    ErrorRow{http::ErrorKind::ReadOnly, QT_TRANSLATE_NOOP("Errors", "%1: not sent."), QT_TRANSLATE_NOOP("Errors", "This account is read-only."), QT_TRANSLATE_NOOP("Errors", "Change the account's protection to allow changes.")},
    ErrorRow{http::ErrorKind::NotSendable, QT_TRANSLATE_NOOP("Errors", "%1: not sent."), QT_TRANSLATE_NOOP("Errors", "%3"), QT_TRANSLATE_NOOP("Errors", "Correct the value and try again.")},
    ErrorRow{http::ErrorKind::HostNotFound, QT_TRANSLATE_NOOP("Errors", "Couldn't find %2."), QT_TRANSLATE_NOOP("Errors", "Couldn't resolve the name. There is no network, or the address is misspelt. (%3)"), QT_TRANSLATE_NOOP("Errors", "Check the network and the address of the service.")},
    ErrorRow{http::ErrorKind::NoConnection, QT_TRANSLATE_NOOP("Errors", "Couldn't reach %2."), QT_TRANSLATE_NOOP("Errors", "Couldn't connect. (%3)"), QT_TRANSLATE_NOOP("Errors", "Check the network. If other sites work, the service may be down. Try again later.")},
    ErrorRow{http::ErrorKind::ConnectTimeout, QT_TRANSLATE_NOOP("Errors", "Couldn't reach %2."), QT_TRANSLATE_NOOP("Errors", "It did not accept the connection within 10 seconds."), QT_TRANSLATE_NOOP("Errors", "Check the network and try again.")},
    ErrorRow{http::ErrorKind::ConnectionLost, QT_TRANSLATE_NOOP("Errors", "%1: the connection to %2 was lost."), QT_TRANSLATE_NOOP("Errors", "The connection was lost before a response arrived. (%3)"), QT_TRANSLATE_NOOP("Errors", "Try again.")},
    ErrorRow{http::ErrorKind::Stalled, QT_TRANSLATE_NOOP("Errors", "%1: %2 stopped responding."), QT_TRANSLATE_NOOP("Errors", "No data arrived for 30 seconds."), QT_TRANSLATE_NOOP("Errors", "Try again later.")},
    ErrorRow{http::ErrorKind::EndlessAnswer, QT_TRANSLATE_NOOP("Errors", "%1: couldn't read the response."), QT_TRANSLATE_NOOP("Errors", "The response header from %2 never ends. Reading stopped at about 2 MB."), QT_TRANSLATE_NOOP("Errors", "Check the address of the service. If it is correct, report the problem to the service.")},
    ErrorRow{http::ErrorKind::Certificate, QT_TRANSLATE_NOOP("Errors", "Couldn't verify the identity of %2."), QT_TRANSLATE_NOOP("Errors", "The certificate was rejected (%3)."), QT_TRANSLATE_NOOP("Errors", "Nothing was sent. Check the address, this computer's date, and whether a proxy inspects your traffic. Your organisation's own certificate must be installed in the system.")},
    ErrorRow{http::ErrorKind::Handshake, QT_TRANSLATE_NOOP("Errors", "No secure connection to %2."), QT_TRANSLATE_NOOP("Errors", "Couldn't agree on encryption: TLS 1.2 or newer is required. (%3)"), QT_TRANSLATE_NOOP("Errors", "Check the address, and whether a proxy or firewall uses an older version.")},
    ErrorRow{http::ErrorKind::Proxy, QT_TRANSLATE_NOOP("Errors", "The proxy blocked %1."), QT_TRANSLATE_NOOP("Errors", "The system proxy rejected or closed the connection. (%3)"), QT_TRANSLATE_NOOP("Errors", "Check the proxy in the system settings.")},
    ErrorRow{http::ErrorKind::Redirected, QT_TRANSLATE_NOOP("Errors", "%2 redirected to another address."), QT_TRANSLATE_NOOP("Errors", "The response was a redirect to %3. Storedesk doesn't follow it, because that would send the key there."), QT_TRANSLATE_NOOP("Errors", "Check the address of the service in the account.")},
    ErrorRow{http::ErrorKind::ForeignPage, QT_TRANSLATE_NOOP("Errors", "The response didn't come from the service."), QT_TRANSLATE_NOOP("Errors", "The response from %2 may come from a network sign-in page, a proxy or a wrong address."), QT_TRANSLATE_NOOP("Errors", "Open a browser to see whether the network asks you to sign in, and check the address of the service.")},
    ErrorRow{http::ErrorKind::AnswerCut, QT_TRANSLATE_NOOP("Errors", "%1: the response was incomplete."), QT_TRANSLATE_NOOP("Errors", "The connection closed before the response was complete. (%3)"), QT_TRANSLATE_NOOP("Errors", "Try again.")},
    ErrorRow{http::ErrorKind::BadJson, QT_TRANSLATE_NOOP("Errors", "%1: couldn't read the response."), QT_TRANSLATE_NOOP("Errors", "It is not valid JSON (%3)."), QT_TRANSLATE_NOOP("Errors", "Try again. If the problem persists, report it to the service.")},
    ErrorRow{http::ErrorKind::WrongShape, QT_TRANSLATE_NOOP("Errors", "%1: unexpected response."), QT_TRANSLATE_NOOP("Errors", "It is JSON, but not the response expected for this operation."), QT_TRANSLATE_NOOP("Errors", "Check the address of the service. If it is correct, report the problem to the service.")},
    ErrorRow{http::ErrorKind::TooDeep, QT_TRANSLATE_NOOP("Errors", "%1: unexpected response."), QT_TRANSLATE_NOOP("Errors", "It is nested deeper than 64 levels."), QT_TRANSLATE_NOOP("Errors", "Report the problem to the service.")},
    ErrorRow{http::ErrorKind::AnswerTooLarge, QT_TRANSLATE_NOOP("Errors", "%1: the response is too large."), QT_TRANSLATE_NOOP("Errors", "Reading stopped at 64 MB."), QT_TRANSLATE_NOOP("Errors", "Request less data at a time, or report the problem to the service.")},
    ErrorRow{http::ErrorKind::Rejected, QT_TRANSLATE_NOOP("Errors", "%1: rejected by the service."), QT_TRANSLATE_NOOP("Errors", "%3"), QT_TRANSLATE_NOOP("Errors", "Correct the values named by the service and try again.")},
    ErrorRow{http::ErrorKind::Unauthorised, QT_TRANSLATE_NOOP("Errors", "The service rejected the API key."), QT_TRANSLATE_NOOP("Errors", "The key is wrong, or it was revoked."), QT_TRANSLATE_NOOP("Errors", "Enter a valid key. No more requests are sent until then.")},
    ErrorRow{http::ErrorKind::Forbidden, QT_TRANSLATE_NOOP("Errors", "%1: your API key has no permission for this."), QT_TRANSLATE_NOOP("Errors", "It lacks the permission %5, or the account is blocked. %3"), QT_TRANSLATE_NOOP("Errors", "Add the permission to the key in the service, or use another key.")},
    ErrorRow{http::ErrorKind::NotFound, QT_TRANSLATE_NOOP("Errors", "%1: not found."), QT_TRANSLATE_NOOP("Errors", "%3"), QT_TRANSLATE_NOOP("Errors", "Check the identifier. The record may have been deleted.")},
    ErrorRow{http::ErrorKind::Conflict, QT_TRANSLATE_NOOP("Errors", "%1: conflict with an existing record."), QT_TRANSLATE_NOOP("Errors", "%3"), QT_TRANSLATE_NOOP("Errors", "Check the existing record and decide which one is correct.")},
    ErrorRow{http::ErrorKind::BodyTooLarge, QT_TRANSLATE_NOOP("Errors", "%1: too large."), QT_TRANSLATE_NOOP("Errors", "The service doesn't accept this much data at once. %3"), QT_TRANSLATE_NOOP("Errors", "Split it into smaller parts.")},
    ErrorRow{http::ErrorKind::WrongContentType, QT_TRANSLATE_NOOP("Errors", "%1: the service doesn't accept this content type."), QT_TRANSLATE_NOOP("Errors", "%3"), QT_TRANSLATE_NOOP("Errors", "Check the address of the service. If it is correct, report this as a bug in Storedesk.")},
    ErrorRow{http::ErrorKind::Invalid, QT_TRANSLATE_NOOP("Errors", "%1: some values are not valid."), QT_TRANSLATE_NOOP("Errors", "%3"), QT_TRANSLATE_NOOP("Errors", "Correct these values and try again.")},
    ErrorRow{http::ErrorKind::RateLimited, QT_TRANSLATE_NOOP("Errors", "%1: too many requests."), QT_TRANSLATE_NOOP("Errors", "The account has used up its requests for this minute, perhaps through another program."), QT_TRANSLATE_NOOP("Errors", "Try again in a minute.")},
    ErrorRow{http::ErrorKind::QueueFull, QT_TRANSLATE_NOOP("Errors", "%1: the service's queue is full."), QT_TRANSLATE_NOOP("Errors", "%3"), QT_TRANSLATE_NOOP("Errors", "Wait until an item in the queue completes, or delete one.")},
    ErrorRow{http::ErrorKind::ServerFault, QT_TRANSLATE_NOOP("Errors", "%1: the service failed."), QT_TRANSLATE_NOOP("Errors", "%3"), QT_TRANSLATE_NOOP("Errors", "Try again later.")},
    ErrorRow{http::ErrorKind::UnexpectedStatus, QT_TRANSLATE_NOOP("Errors", "%1: unknown response."), QT_TRANSLATE_NOOP("Errors", "%3"), QT_TRANSLATE_NOOP("Errors", "Check the address of the service. If it is correct, report the problem.")},
    ErrorRow{http::ErrorKind::Unknown, QT_TRANSLATE_NOOP("Errors", "%1: unknown outcome."), QT_TRANSLATE_NOOP("Errors", "The request was sent, but no usable response arrived. %8"), QT_TRANSLATE_NOOP("Errors", "Check in the service before you send it again. Otherwise, it could take effect twice.")},
};

// Reasons that the service identifies by a code.
struct ErrorCodeRow
{
    QLatin1StringView code;
    const char *why;
    const char *next;
};

constexpr std::array codes{
    ErrorCodeRow{"E0101"_L1, QT_TRANSLATE_NOOP("Errors", "The contact does not exist. %3"), QT_TRANSLATE_NOOP("Errors", "Create the contact first, then send it again.")},
    ErrorCodeRow{"E0102"_L1, QT_TRANSLATE_NOOP("Errors", "These products are not in the catalogue: %6"), QT_TRANSLATE_NOOP("Errors", "Create the products first, then send it again.")},
    ErrorCodeRow{"E0103"_L1, QT_TRANSLATE_NOOP("Errors", "These products have an address outside the authorised domains: %6. Allowed: %7."), QT_TRANSLATE_NOOP("Errors", "Correct the addresses, or authorise the domain in the service.")},
    ErrorCodeRow{"E0201"_L1, QT_TRANSLATE_NOOP("Errors", "An address is outside the authorised domains. Allowed: %7."), QT_TRANSLATE_NOOP("Errors", "Correct the address, or authorise the domain in the service.")},
    ErrorCodeRow{"E0301"_L1, QT_TRANSLATE_NOOP("Errors", "5 exports are already queued."), QT_TRANSLATE_NOOP("Errors", "Wait until one completes, or delete a queued one.")},
    ErrorCodeRow{"E0401"_L1, QT_TRANSLATE_NOOP("Errors", "10 imports are already queued."), QT_TRANSLATE_NOOP("Errors", "Wait until one completes.")},
    ErrorCodeRow{"E0501"_L1, QT_TRANSLATE_NOOP("Errors", "The event's contact doesn't exist. %3"), QT_TRANSLATE_NOOP("Errors", "Create the contact first, or let the event create it.")},
};
// clang-format on

consteval bool everyKindHasItsRow()
{
    for (std::size_t row = 0; row < errorRows.size(); ++row) {
        if (static_cast<std::size_t>(errorRows[row].kind) != row)
            return false;
    }
    return errorRows.size() == static_cast<std::size_t>(http::ErrorKind::Count);
}
static_assert(everyKindHasItsRow());

// Replaces in one pass, so that a percent sign in the service's message stays unchanged.
QString filled(const QString &text, const std::array<QString, 8> &values)
{
    QString result;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const bool slot = text[at] == u'%' && at + 1 < text.size() && text[at + 1] >= u'1'
            && text[at + 1] <= u'8';
        if (slot)
            result += values[static_cast<std::size_t>(text[++at].unicode() - u'1')];
        else
            result += text[at];
    }
    // Removes the brackets and spaces around empty values.
    result.remove(u" ()"_s);
    QStringList lines;
    for (const auto &line : result.split(u'\n', Qt::SkipEmptyParts))
        lines.append(line.simplified());
    return lines.join(u'\n');
}

QString listed(const QJsonValue &value)
{
    QStringList texts;
    const auto array = value.toArray();
    for (const auto &element : array)
        texts.append(element.toVariant().toString());
    return texts.join(u", "_s);
}

// The service's guide and the sample in it spell the member differently.
QString productsOf(const QJsonObject &body)
{
    const auto products = listed(body.value(key::productIds));
    return products.isEmpty() ? listed(body.value(key::productsId)) : products;
}

QString fieldsOf(const http::Error &error, const catalogue::FieldSet &fields)
{
    QStringList texts;
    for (const auto &field : error.fields)
        texts.append(u"%1: %2"_s.arg(titleOf(field, fields), field.reason));
    return texts.join(u'\n');
}

// Returns the cause of an unknown result as its own sentence.
QString causeOf(const http::Error &error, const WordFacts &facts)
{
    if (!error.cause || *error.cause == http::ErrorKind::Unknown)
        return {};
    if (*error.cause == http::ErrorKind::Cancelled)
        return QCoreApplication::translate("Errors", "Cancelled while in progress.");
    http::Error inner = error;
    inner.kind = *error.cause;
    inner.cause.reset();
    return wordsOf(inner, facts).why;
}

} // namespace

catalogue::FieldSet bodyFieldsOf(const http::Request &request)
{
    const auto &operation = http::operationOf(request);
    const auto place = catalogue::placeOf(operation.id);
    return place ? catalogue::FieldSet::of(operation.resource, *place) : catalogue::FieldSet();
}

QString titleOf(const http::FieldError &field, const catalogue::FieldSet &fields)
{
    const auto *rule = fields.rule(catalogue::ruleKeyAt(field.path));
    if (!rule)
        rule = fields.rule(field.name);
    if (rule && !rule->title.isEmpty())
        return rule->title;
    return field.name.isEmpty() ? field.path.section(u'/', -1) : field.name;
}

base::Problem wordsOf(const http::Error &error, const WordFacts &facts)
{
    const auto &row = errorRows[static_cast<std::size_t>(error.kind)];
    const auto *code = std::ranges::find(codes, error.code, &ErrorCodeRow::code);
    const bool coded = code != codes.end() && error.kind != http::ErrorKind::Unknown;
    const auto detail =
        error.fields.empty() ? facts.detail.simplified() : fieldsOf(error, facts.fields);
    const std::array values{facts.operation,
                            facts.host,
                            detail,
                            QString(),
                            facts.scope,
                            productsOf(error.body),
                            listed(error.body.value(key::allowedDomains)),
                            causeOf(error, facts)};
    auto why = filled(QCoreApplication::translate("Errors", coded ? code->why : row.why), values);
    if (why.isEmpty())
        why = QCoreApplication::translate("Errors", "The service gave no reason.");
    return {.what = filled(QCoreApplication::translate("Errors", row.what), values),
            .why = why,
            .next = filled(QCoreApplication::translate("Errors", coded ? code->next : row.next),
                           values)};
}

base::Problem wordsFor(const http::Error &error, const http::Request &request, const QString &host,
                       const QString &detail)
{
    const auto &operation = http::operationOf(request);
    return wordsOf(
        error,
        {.operation = actionOf(operation),
         .host = host,
         .detail = detail,
         .scope = scopeOf(operation),
         .fields = error.fields.empty() ? catalogue::FieldSet() : bodyFieldsOf(request)});
}

} // namespace storedesk::api

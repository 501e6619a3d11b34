// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pages.h"

#include "api/client.h"
#include "catalogue/key.h"
#include "http/target.h"

#include <QCoreApplication>

namespace storedesk::api {

using http::Error;
namespace key = catalogue::key;

static Error errorOf(http::ErrorKind kind, const QString &why)
{
    return {
        .kind = kind,
        .words =
            {
                .what = Pages::tr("Couldn't load the whole list."),
                .why = why,
                .next =
                    Pages::tr("Try again. If that doesn't help, the problem is in the service."),
            },
    };
}

tl::expected<std::optional<QUrl>, http::Error> nextPageOf(const QJsonObject &answer,
                                                          const QUrl &address)
{
    const auto link = answer.value(key::links).toObject().value(key::next);
    if (link.isUndefined() || link.isNull() || (link.isString() && link.toString().isEmpty()))
        return std::nullopt;
    const auto next = QUrl::fromEncoded(link.toString().toUtf8(), QUrl::StrictMode);
    if (!next.isValid())
        return tl::unexpected(
            errorOf(http::ErrorKind::WrongShape,
                    Pages::tr("The link to the next page is not a valid address.")));
    auto resolved = address.resolved(next);
    if (!http::isSameOrigin(resolved, address))
        return tl::unexpected(
            errorOf(http::ErrorKind::Redirected,
                    Pages::tr("The link to the next page points to another service.")));
    return resolved;
}

Pages::Pages(Client &client, http::Request first, QObject *owner)
    : QObject(owner)
    , m_client(&client)
    , m_request(std::move(first))
{
    Q_ASSERT(http::operationOf(m_request).answer == catalogue::ResponseShape::Page);
    if (const auto address = http::addressOf(client.connection(), m_request))
        m_address = *address;
    ask();
}

Pages::~Pages() = default;

void Pages::setLimit(int pages)
{
    m_limit = pages;
}

void Pages::cancel()
{
    if (m_call)
        m_call->cancel();
}

void Pages::setHolding(bool holding)
{
    m_holding = holding;
}

void Pages::continueRun()
{
    if (m_waits && m_client)
        ask();
}

int Pages::pages() const
{
    return m_pages;
}

qsizetype Pages::records() const
{
    return m_records;
}

void Pages::ask()
{
    m_waits = false;
    m_seen.insert(m_address.toEncoded());
    m_call = m_client->start(m_request, this);
    m_call->then(this, [this](const http::Outcome &outcome) { handlePage(outcome); });
}

void Pages::handlePage(const http::Outcome &outcome)
{
    if (!outcome)
        return fail(outcome.error());
    const auto answer = outcome->document.object();
    if (!answer.value(key::results).isArray())
        return fail(
            errorOf(http::ErrorKind::WrongShape, tr("The service's response is not a list.")));

    const auto records = answer.value(key::results).toArray();
    ++m_pages;
    m_records += records.size();
    const QPointer<Pages> alive(this);
    Q_EMIT page(records);
    if (alive)
        follow(answer);
}

void Pages::follow(const QJsonObject &answer)
{
    const auto next = nextPageOf(answer, m_address);
    if (!next)
        return fail(next.error());
    if (!*next) {
        deleteLater();
        Q_EMIT finished();
        return;
    }
    m_address = **next;
    if (m_seen.contains(m_address.toEncoded()))
        return fail(errorOf(http::ErrorKind::WrongShape, tr("The list's page links form a loop.")));
    if (m_pages >= m_limit || !m_client)
        return fail(errorOf(http::ErrorKind::WrongShape, tr("The list has too many pages.")));
    m_request.address = m_address;
    if (!m_holding)
        return ask();
    m_waits = true;
    Q_EMIT held();
}

void Pages::fail(const http::Error &error)
{
    deleteLater();
    Q_EMIT failed(error);
}

} // namespace storedesk::api

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordloader.h"

#include "account/account.h"
#include "account/couponimports.h"

namespace storedesk::ui::records {

RecordLoader::RecordLoader(account::Account &account, QObject *parent)
    : QObject(parent)
    , m_account(account)
{
    connect(&account.session(), &api::Session::writeEnded, this, &RecordLoader::noteWrite);
    connect(&account.couponImports(), &account::CouponImports::ended, this, [this] {
        if (m_lookupKey && m_lookupKey->resource() == catalogue::Resource::CouponSet)
            look();
    });
}

// Deletes the call first. A cancelled call is logged, and the list of calls then asks this object
// whether the call concerns its record.
RecordLoader::~RecordLoader()
{
    delete m_call;
}

void RecordLoader::read(const PageAddress &place)
{
    if (place != m_place)
        m_copy = {};
    m_place = place;
    m_lookupKey = lookupKeyOf(place);
    m_record = {};
    m_error = {};
    again();
}

void RecordLoader::again()
{
    // Discard a request in flight, which is obsolete or for another record.
    delete m_call;
    if (!m_lookupKey) {
        setState(State::Nothing);
        return;
    }
    start(&RecordLoader::finish);
    setState(State::Reading);
}

void RecordLoader::start(void (RecordLoader::*end)(const http::Outcome &))
{
    m_call =
        m_account.session().of(m_lookupKey->resource()).get({*m_lookupKey, pathValues()}, this);
    m_call->then(this, [this, end](const http::Outcome &outcome) { (this->*end)(outcome); });
}

void RecordLoader::look()
{
    if (!m_lookupKey || m_state == State::Reading)
        return;
    delete m_call;
    start(&RecordLoader::noteLook);
}

void RecordLoader::noteLook(const http::Outcome &outcome)
{
    const bool gone = !outcome && outcome.error().kind == http::ErrorKind::NotFound;
    const bool news = outcome && outcome->document.object() != m_record;
    if ((gone && m_state != State::Deleted) || news || (outcome && m_state != State::Ready))
        finish(outcome);
    Q_EMIT looked();
}

void RecordLoader::expect(const PageAddress &place, const QJsonObject &copy, const QDateTime &asOf)
{
    delete m_call;
    m_place = place;
    m_lookupKey = lookupKeyOf(place);
    m_record = {};
    m_error = {};
    m_copy = copy;
    m_copiedAt = asOf;
    setState(State::Reading);
}

void RecordLoader::clear()
{
    read({});
}

void RecordLoader::take(const QJsonObject &record)
{
    delete m_call;
    m_record = record;
    m_copy = {};
    setState(State::Ready);
}

void RecordLoader::offerCopy(const QJsonObject &copy, const QDateTime &asOf)
{
    if (!m_record.isEmpty() || (m_state != State::Reading && m_state != State::Failed))
        return;
    m_copy = copy;
    m_copiedAt = asOf;
    Q_EMIT changed();
}

void RecordLoader::unlock()
{
    m_account.session().client().resume();
    again();
}

QStringList RecordLoader::pathValues() const
{
    return m_lookupKey ? pathValuesOf(*m_lookupKey, m_place) : QStringList();
}

bool RecordLoader::concerns(const http::Request &request) const
{
    const auto *lookupKey = lookupKeyOf(request.operation);
    if (!m_lookupKey || !lookupKey || lookupKey->resource() != m_lookupKey->resource()
        || request.values.isEmpty())
        return false;
    if (lookupKey->member == m_lookupKey->member && request.values == pathValues())
        return true;
    if (request.values.size() > 1 && request.values.first() != pathValues().constFirst())
        return false;
    const auto value = record().value(lookupKey->member).toString();
    return !value.isEmpty() && value == request.values.last();
}

void RecordLoader::finish(const http::Outcome &outcome)
{
    if (outcome) {
        m_record = outcome->document.object();
        m_copy = {};
        m_account.setMayRead(m_lookupKey->resource(), true);
        setState(State::Ready);
        return;
    }
    m_error = outcome.error();
    switch (m_error.kind) {
    case http::ErrorKind::NotFound:
        m_record = {};
        m_copy = {};
        setState(State::NotFound);
        return;
    case http::ErrorKind::Forbidden:
        m_account.setMayRead(m_lookupKey->resource(), false);
        setState(State::Locked);
        return;
    default:
        setState(State::Failed);
    }
}

// Returns the new address of a record that was created again with another ID.
std::optional<PageAddress> RecordLoader::placeAfter(const QJsonObject &made) const
{
    const auto now = made[m_lookupKey->member].toString();
    if (now.isEmpty() || now == pathValues().constLast())
        return std::nullopt;
    for (const auto *lookupKey : catalogue::lookupKeysOf(m_lookupKey->resource())) {
        const auto value = m_record[lookupKey->member].toString();
        if (lookupKey->member != m_lookupKey->member && !value.isEmpty()
            && made[lookupKey->member].toString() == value)
            return ui::placeOf(*m_lookupKey,
                               pathValues().mid(0, pathValues().size() - 1) + QStringList{now});
    }
    return std::nullopt;
}

void RecordLoader::noteWrite(const http::Request &request, const http::Outcome &outcome)
{
    if (!outcome)
        return;
    // A deleted or missing record may have been created again, for example by undoing the deletion.
    const bool gone = m_state == State::Deleted || m_state == State::NotFound;
    if (gone && m_lookupKey && operationOf(request).resource == m_lookupKey->resource()
        && operationOf(request).effect != catalogue::Effect::Delete) {
        if (const auto place = placeAfter(outcome->document.object()))
            read(*place);
        else
            look();
        return;
    }
    if (!concerns(request))
        return;
    if (operationOf(request).effect != catalogue::Effect::Delete) {
        again();
        return;
    }
    delete m_call;
    setState(State::Deleted);
}

void RecordLoader::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace storedesk::ui::records

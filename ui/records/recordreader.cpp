// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/recordreader.h"

#include "desk/couponimports.h"
#include "desk/desk.h"

namespace storedesk::ui::records {

RecordReader::RecordReader(desk::Desk &desk, QObject *parent)
    : QObject(parent)
    , m_desk(desk)
{
    connect(&desk.session(), &api::Session::writeEnded, this, &RecordReader::noteWrite);
    connect(&desk.couponImports(), &desk::CouponImports::ended, this, [this] {
        if (m_lookupKey && m_lookupKey->resource() == catalogue::Resource::CouponSet)
            look();
    });
}

// Deletes the call first: a cancelled call is logged, and the list of calls then asks this reader
// whether the call concerns its record.
RecordReader::~RecordReader()
{
    delete m_call;
}

void RecordReader::read(const Place &place)
{
    m_place = place;
    m_lookupKey = lookupKeyOf(place);
    m_record = {};
    m_error = {};
    again();
}

void RecordReader::again()
{
    // A request in flight is for another record, or obsolete.
    delete m_call;
    if (!m_lookupKey) {
        setState(State::Nothing);
        return;
    }
    start(&RecordReader::finish);
    setState(State::Reading);
}

void RecordReader::start(void (RecordReader::*end)(const api::Outcome &))
{
    m_call = m_desk.session().of(m_lookupKey->resource()).get({*m_lookupKey, pathValues()}, this);
    m_call->then(this, [this, end](const api::Outcome &outcome) { (this->*end)(outcome); });
}

void RecordReader::look()
{
    if (!m_lookupKey || m_state == State::Reading)
        return;
    delete m_call;
    start(&RecordReader::noteLook);
}

void RecordReader::noteLook(const api::Outcome &outcome)
{
    const bool gone = !outcome && outcome.error().kind == api::Kind::NotFound;
    const bool news = outcome && outcome->document.object() != m_record;
    if ((gone && m_state != State::Deleted) || news || (outcome && m_state != State::Ready))
        finish(outcome);
    Q_EMIT looked();
}

void RecordReader::clear()
{
    read({});
}

void RecordReader::take(const QJsonObject &record)
{
    delete m_call;
    m_record = record;
    setState(State::Ready);
}

void RecordReader::unlock()
{
    m_desk.session().client().resume();
    again();
}

QStringList RecordReader::pathValues() const
{
    return m_lookupKey ? pathValuesOf(*m_lookupKey, m_place) : QStringList();
}

bool RecordReader::concerns(const api::Request &request) const
{
    const auto *lookupKey = lookupKeyOf(request.operation);
    if (!m_lookupKey || !lookupKey || lookupKey->resource() != m_lookupKey->resource()
        || request.values.isEmpty())
        return false;
    if (lookupKey->member == m_lookupKey->member && request.values == pathValues())
        return true;
    if (request.values.size() > 1 && request.values.first() != pathValues().constFirst())
        return false;
    const auto value = m_record.value(lookupKey->member).toString();
    return !value.isEmpty() && value == request.values.last();
}

void RecordReader::finish(const api::Outcome &outcome)
{
    if (outcome) {
        m_record = outcome->document.object();
        m_desk.setMayRead(m_lookupKey->resource(), true);
        setState(State::Ready);
        return;
    }
    m_error = outcome.error();
    switch (m_error.kind) {
    case api::Kind::NotFound:
        m_record = {};
        setState(State::NotFound);
        return;
    case api::Kind::Forbidden:
        m_desk.setMayRead(m_lookupKey->resource(), false);
        setState(State::Locked);
        return;
    default:
        setState(State::Failed);
    }
}

// Returns the new address of a record that was created again with another ID.
std::optional<Place> RecordReader::placeAfter(const QJsonObject &made) const
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

void RecordReader::noteWrite(const api::Request &request, const api::Outcome &outcome)
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

void RecordReader::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace storedesk::ui::records

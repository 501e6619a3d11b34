// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/putback.h"

#include "api/pages.h"
#include "catalogue/key.h"
#include "desk/accountfields.h"
#include "desk/desk.h"

#include <utility>

namespace storedesk::jobs {

using catalogue::Resource;
using desk::AccountFields;
namespace key = catalogue::key;

PutBack::PutBack(desk::Desk &desk, local::BinEntry entry)
    : QObject(&desk)
    , m_desk(desk)
    , m_entry(std::move(entry))
{ }

void PutBack::start()
{
    readRules();
}

void PutBack::goOn()
{
    if (m_state == State::Ready)
        write();
    else if (m_state == State::Failed)
        (this->*m_again)();
}

void PutBack::deleteWhenEnded()
{
    m_abandoned = true;
    if (m_state != State::Writing)
        deleteLater();
}

// A contact may only contain the custom fields that are currently defined.
void PutBack::readRules()
{
    const auto place = putBackPlaceOf(m_entry);
    if (m_entry.resource != Resource::Contact) {
        makePlan(catalogue::FieldSet::of(m_entry.resource, place));
        return;
    }
    setState(State::ReadingRules);
    AccountFields &fields = m_desk.contactFields();
    const auto look = [this, &fields, place] {
        if (fields.state() == AccountFields::State::Ready) {
            disconnect(&fields, nullptr, this, nullptr);
            makePlan(fields.contactRules(place));
        } else if (fields.state() == AccountFields::State::Failed) {
            disconnect(&fields, nullptr, this, nullptr);
            fail(fields.error(), &PutBack::readRules);
        }
    };
    connect(&fields, &AccountFields::changed, this, look);
    fields.need();
    look();
}

void PutBack::makePlan(const catalogue::FieldSet &rules)
{
    m_rules = rules;
    m_plan = putBackPlanOf(m_entry, rules);
    if (m_plan.part.missing.isEmpty())
        check();
    else
        setState(State::Incomplete);
}

void PutBack::check()
{
    setState(State::Checking);
    if (!m_plan.member.isEmpty()) {
        checkList();
        return;
    }
    m_desk.session().read(m_plan.check, this)->then(this, [this](const api::Outcome &outcome) {
        if (outcome)
            setState(State::Exists);
        else if (outcome.error().kind == api::Kind::NotFound)
            setState(State::Ready);
        else
            fail(outcome.error(), &PutBack::check);
    });
}

// Records that get a new ID each time are identified by name.
void PutBack::checkList()
{
    auto *pages = new api::Pages(m_desk.session().client(), m_plan.check, this);
    connect(pages, &api::Pages::page, this, [this](const QJsonArray &records) {
        for (const auto &record : records) {
            if (record[m_plan.member].toString() == m_plan.value)
                setState(State::Exists);
        }
    });
    connect(pages, &api::Pages::finished, this, [this] {
        if (m_state == State::Checking)
            setState(State::Ready);
    });
    connect(pages, &api::Pages::failed, this, [this](const api::Error &error) {
        if (error.kind == api::Kind::NotFound && m_entry.resource == Resource::CustomEventType)
            setState(State::ParentGone);
        else
            fail(error, &PutBack::check);
    });
}

void PutBack::write()
{
    setState(State::Writing);
    m_desk.session().write(m_plan.write)->then(this, [this](const api::Outcome &outcome) {
        if (outcome)
            finish(outcome->document.object());
        else
            // The create may have succeeded, so check again.
            fail(outcome.error(), &PutBack::check);
        if (m_abandoned)
            deleteLater();
    });
}

void PutBack::finish(const QJsonObject &record)
{
    local::Bin &bin = m_desk.local().bin();
    bin.markPutBack(m_entry.number);
    if (m_entry.resource == Resource::CustomIntegration)
        bin.moveInto(m_entry.address.value(0), record[key::id].toString());
    setState(State::Done);
}

void PutBack::fail(const api::Error &error, void (PutBack::*again)())
{
    m_problem = error.words;
    m_again = again;
    setState(State::Failed);
}

void PutBack::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

} // namespace storedesk::jobs

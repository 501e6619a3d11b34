// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/putback.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "api/pages.h"
#include "catalogue/key.h"

#include <utility>

namespace storedesk::records {

using account::AccountFields;
using catalogue::Resource;
namespace key = catalogue::key;

PutBack::PutBack(account::Account &account, storage::BinEntry entry)
    : QObject(&account)
    , m_account(account)
    , m_entry(std::move(entry))
{ }

void PutBack::start()
{
    readRules();
}

void PutBack::continueRun()
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

// A contact may only contain custom fields that are currently defined.
void PutBack::readRules()
{
    const auto place = restoreAddressOf(m_entry);
    if (m_entry.resource != Resource::Contact) {
        makePlan(catalogue::FieldSet::of(m_entry.resource, place));
        return;
    }
    setState(State::ReadingRules);
    AccountFields &fields = m_account.contactFields();
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
    m_plan = restorePlanOf(m_entry, rules);
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
    m_account.session().read(m_plan.check, this)->then(this, [this](const http::Outcome &outcome) {
        if (outcome)
            setState(State::Exists);
        else if (outcome.error().kind == http::ErrorKind::NotFound)
            setState(State::Ready);
        else
            fail(outcome.error(), &PutBack::check);
    });
}

// Records that get a new ID each time are looked up by name.
void PutBack::checkList()
{
    auto *pages = new api::Pages(m_account.session().client(), m_plan.check, this);
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
    connect(pages, &api::Pages::failed, this, [this](const http::Error &error) {
        if (error.kind == http::ErrorKind::NotFound
            && m_entry.resource == Resource::CustomEventType)
            setState(State::ParentGone);
        else
            fail(error, &PutBack::check);
    });
}

void PutBack::write()
{
    setState(State::Writing);
    m_account.session().write(m_plan.write)->then(this, [this](const http::Outcome &outcome) {
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
    storage::Bin &bin = m_account.storage().bin();
    bin.markPutBack(m_entry.number);
    if (m_entry.resource == Resource::CustomIntegration)
        bin.moveInto(m_entry.address.value(0), record[key::id].toString());
    setState(State::Done);
}

void PutBack::fail(const http::Error &error, void (PutBack::*again)())
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

} // namespace storedesk::records

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/typechange.h"

#include "account/account.h"
#include "api/pages.h"
#include "api/session.h"
#include "catalogue/key.h"
#include "events/definition.h"
#include "storage/drafts.h"

#include <QCoreApplication>

namespace storedesk::events {

namespace key = catalogue::key;

TypeChange::TypeChange(account::Account &account, TypeChangePlan plan, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_plan(std::move(plan))
    , m_step(stepsOf(m_plan).first())
{ }

void TypeChange::start()
{
    if (!m_running)
        keepAndRead(false);
}

void TypeChange::goBack()
{
    if (!m_running)
        keepAndRead(true);
}

// Nothing is sent before the plan is on disk, so that the change can be continued or reverted.
void TypeChange::keepAndRead(bool back)
{
    m_running = true;
    m_problem = {};
    m_plan.begun = true;
    m_account.storage().drafts().keep(placeOf(m_plan), toJson(m_plan), this,
                                      [this, back](const base::Result<void> &kept) {
                                          if (kept)
                                              read(back);
                                          else
                                              stop(kept.error());
                                      });
}

void TypeChange::read(bool back)
{
    m_types = {};
    m_pages = m_account.session().eventTypes().all(this, {m_plan.integration});
    connect(m_pages, &api::Pages::page, this, [this](const QJsonArray &types) {
        for (const auto &type : types)
            m_types.append(type);
    });
    connect(m_pages, &api::Pages::failed, this,
            [this](const http::Error &error) { stop(error.words); });
    connect(m_pages, &api::Pages::finished, this, [this, back] {
        if (!back)
            return go(m_types);
        // Reverting is a separate plan, stored before the plan it replaces is removed.
        const auto before = placeOf(m_plan);
        m_plan = reversed(m_plan, m_types);
        if (m_plan.oldId.isEmpty() && !newIn(m_plan, m_types).isEmpty()) {
            // Nothing was created, so there is nothing to revert.
            m_account.storage().drafts().drop(before);
            m_plan.done = true;
            return finish();
        }
        m_plan.begun = true;
        m_account.storage().drafts().keep(placeOf(m_plan), toJson(m_plan), this,
                                          [this, before](const base::Result<void> &kept) {
                                              if (!kept)
                                                  return stop(kept.error());
                                              if (before != placeOf(m_plan))
                                                  m_account.storage().drafts().drop(before);
                                              go(m_types);
                                          });
    });
}

void TypeChange::go(const QJsonArray &types)
{
    m_step = nextStep(m_plan, types);
    Q_EMIT stepped();
    switch (m_step) {
    case ChangeStep::CreateStandIn: {
        auto standIn = m_plan.after;
        standIn[key::alias] = m_plan.standInAlias;
        return makeOne(standIn);
    }
    case ChangeStep::CreateNew:
        return makeOne(m_plan.after);
    case ChangeStep::DeleteOld:
        return removeOld(types);
    case ChangeStep::DeleteStandIn:
        return remove(substituteIn(m_plan, types)[key::id].toString());
    case ChangeStep::Done:
        m_plan.done = true;
        storePlan(m_account.storage().drafts(), m_plan);
        return finish();
    }
}

void TypeChange::makeOne(const QJsonObject &definition)
{
    m_account.session()
        .eventTypes()
        .create(definition, {m_plan.integration})
        ->then(this, [this, definition](const http::Outcome &outcome) {
            if (outcome)
                verify(outcome->document.object()[key::id].toString(), definition);
            else
                stop(outcome.error().words);
        });
}

static bool differOnlyInAlias(QJsonObject one, QJsonObject other)
{
    one.remove(key::alias);
    other.remove(key::alias);
    return one == other;
}

// Compares the definition read back from the service, not the one sent.
void TypeChange::verify(const QString &id, const QJsonObject &definition)
{
    m_account.session()
        .eventTypes()
        .get(QStringList{m_plan.integration, id}, this)
        ->then(this, [this, definition](const http::Outcome &outcome) {
            if (!outcome)
                return stop(outcome.error().words);
            if (definitionOf(outcome->document.object()) == definitionOf(definition))
                return read(false);
            stop({.what = QCoreApplication::translate(
                      "TypeChange", "The service saved different values from those sent."),
                  .why = QCoreApplication::translate("TypeChange",
                                                     "The old event type was not changed."),
                  .next = QCoreApplication::translate(
                      "TypeChange",
                      "Compare the two, then continue or roll back to the old definition.")});
        });
}

// Deletes the old type only after its replacement was read and found correct, even if the program
// crashed before verifying it.
void TypeChange::removeOld(const QJsonArray &types)
{
    const auto made = newIn(m_plan, types);
    const auto successor = made.isEmpty() ? substituteIn(m_plan, types) : made;
    m_account.session()
        .eventTypes()
        .get(QStringList{m_plan.integration, successor[key::id].toString()}, this)
        ->then(this, [this](const http::Outcome &outcome) {
            const auto there = outcome ? definitionOf(outcome->document.object()) : QJsonObject();
            if (differOnlyInAlias(there, m_plan.after) || differOnlyInAlias(there, m_plan.before))
                return remove(m_plan.oldId);
            stop(outcome
                     ? base::Problem{.what = QCoreApplication::translate(
                                         "TypeChange",
                                         "The replacement is not the event type that was planned.")}
                     : outcome.error().words);
        });
}

void TypeChange::remove(const QString &id)
{
    m_account.session()
        .eventTypes()
        .remove(QStringList{m_plan.integration, id})
        ->then(this, [this](const http::Outcome &outcome) {
            if (outcome || outcome.error().kind == http::ErrorKind::NotFound)
                read(false);
            else
                stop(outcome.error().words);
        });
}

void TypeChange::finish()
{
    m_step = ChangeStep::Done;
    m_running = false;
    Q_EMIT ended();
}

void TypeChange::stop(const base::Problem &problem)
{
    m_problem = problem;
    m_running = false;
    Q_EMIT ended();
}

} // namespace storedesk::events

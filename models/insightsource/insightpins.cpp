// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightpins.h"

#include "account/account.h"
#include "insights/question.h"
#include "storage/accountstorage.h"
#include "storage/views.h"

#include <QJsonArray>

namespace storedesk::insightsource {

using namespace Qt::StringLiterals;

// The name of the stored pins, and of their list.
static constexpr auto pinsName = "insight-pins"_L1;
static constexpr auto questionsName = "questions"_L1;

InsightPins::InsightPins(account::Account &account)
    : m_account(account)
{
    connect(&account.storage(), &storage::AccountStorage::becameReady, this, &InsightPins::read);
    read();
}

void InsightPins::read()
{
    QStringList questions;
    const auto stored = m_account.storage().views().state(pinsName)[questionsName].toArray();
    for (const auto &question : stored) {
        if (insights::questionNamed(question.toString())
            && !questions.contains(question.toString()))
            questions.append(question.toString());
    }
    if (questions == m_questions)
        return;
    m_questions = questions;
    Q_EMIT changed();
}

void InsightPins::setPinned(const QString &question, bool isPinned)
{
    if (isPinned == m_questions.contains(question))
        return;
    if (isPinned)
        m_questions.append(question);
    else
        m_questions.removeAll(question);
    m_account.storage().views().keep(pinsName,
                                     {{questionsName, QJsonArray::fromStringList(m_questions)}});
    Q_EMIT changed();
}

} // namespace storedesk::insightsource

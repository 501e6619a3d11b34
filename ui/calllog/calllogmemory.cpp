// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/calllog/calllogmemory.h"

#include "storage/accountstorage.h"
#include "storage/views.h"
#include "ui/tables/columnarrangement.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>

#include <algorithm>

namespace storedesk::ui::calllog {

using namespace Qt::StringLiterals;

static constexpr auto viewName = "callLog"_L1;
static constexpr auto kindMember = "kind"_L1;
static constexpr auto verbMember = "method"_L1;
static constexpr auto wordsMember = "words"_L1;
static constexpr auto callsMember = "calls"_L1;
static constexpr auto errorsMember = "errors"_L1;
static constexpr std::array kindNames{"all"_L1, "succeeded"_L1, "throttled"_L1, "failed"_L1};

CallLogMemory::CallLogMemory(const Parts &parts, storage::AccountStorage &storage, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_storage(storage)
{
    for (auto *columns : {parts.calls, parts.errors})
        connect(columns, &ColumnArrangement::changed, this, &CallLogMemory::keep);
    for (auto *kind : parts.kinds)
        connect(kind, &QPushButton::toggled, this, &CallLogMemory::keep);
    connect(parts.verbs, &QComboBox::currentIndexChanged, this, &CallLogMemory::keep);
    connect(parts.words, &QLineEdit::textChanged, this, &CallLogMemory::keep);
    connect(&storage, &storage::AccountStorage::becameReady, this, &CallLogMemory::restore);
    restore();
}

void CallLogMemory::keep()
{
    if (m_restoring)
        return;
    QString kind;
    for (std::size_t at = 0; at < kindNames.size(); ++at) {
        if (m_parts.kinds[at]->isChecked())
            kind = kindNames[at];
    }
    const auto *verbs = m_parts.verbs;
    m_storage.views().keep(
        viewName,
        {{kindMember, kind},
         {verbMember, verbs->currentIndex() > 0 ? verbs->currentText() : QString()},
         {wordsMember, m_parts.words->text()},
         {callsMember, m_parts.calls->state()},
         {errorsMember, m_parts.errors->state()}});
}

void CallLogMemory::restore()
{
    const QScopedValueRollback restoring(m_restoring, true);
    const auto state = m_storage.views().state(viewName);
    const auto kind = state.value(kindMember).toString();
    for (std::size_t at = 0; at < kindNames.size(); ++at) {
        if (kind == kindNames[at])
            m_parts.kinds[at]->click();
    }
    auto *verbs = m_parts.verbs;
    verbs->setCurrentIndex(std::max(0, verbs->findText(state.value(verbMember).toString())));
    m_parts.words->setText(state.value(wordsMember).toString());
    m_parts.calls->restore(state.value(callsMember).toObject());
    m_parts.errors->restore(state.value(errorsMember).toObject());
}

} // namespace storedesk::ui::calllog

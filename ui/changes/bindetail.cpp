// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/bindetail.h"

#include "jobs/listjob.h"

#include "base/clock.h"
#include "catalogue/field.h"
#include "itemmodels/cells.h"
#include "itemmodels/seenfields.h"
#include "itemmodels/showntext.h"
#include "records/putbackplan.h"
#include "ui/changes/valuetable.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/selectabletext.h"

#include <QJsonDocument>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSet>
#include <QVBoxLayout>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

BinDetail::BinDetail(const Theme &theme, const base::Clock &clock, QWidget *parent)
    : Panel(parent)
    , m_theme(theme)
    , m_clock(clock)
    , m_title(new QLabel(this))
    , m_sentence(new QLabel(this))
    , m_values(new ValueTable(theme, this))
    , m_raw(new QPlainTextEdit(this))
    , m_putBack(new Button(Icon::Undo, tr("Restore…"), theme, this))
    , m_open(new Button(tr("Open"), theme, this))
    , m_remove(new Button(tr("Delete permanently…"), theme, this))
{
    setSelectable({m_title, m_sentence});
    m_title->setWordWrap(true);
    setRole(m_title, Role::Heading);
    m_sentence->setObjectName(u"sentence"_s);
    m_sentence->setWordWrap(true);
    m_raw->setObjectName(u"raw"_s);
    m_raw->setAccessibleName(tr("Saved copy as JSON"));
    m_raw->setReadOnly(true);
    m_raw->setFont(theme.font(Theme::Text::Code));
    m_raw->setTabChangesFocus(true);
    connect(&theme, &Theme::technicalNamesChanged, this, [this] { showParts(m_one); });
    m_putBack->setObjectName(u"putBackAsk"_s);
    m_remove->setObjectName(u"remove"_s);
    m_open->setObjectName(u"openPutBack"_s);
    connect(m_open, &Button::clicked, this, &BinDetail::openAsked);
    connect(m_putBack, &Button::clicked, this, &BinDetail::restoreRequested);
    connect(m_remove, &Button::clicked, this, &BinDetail::removeAsked);

    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_putBack);
    buttons->addWidget(m_open);
    buttons->addStretch();
    buttons->addWidget(m_remove);
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(16, 14, 16, 14);
    inside->setSpacing(10);
    inside->addWidget(m_title);
    inside->addWidget(m_sentence);
    inside->addWidget(m_values, 100);
    inside->addWidget(m_raw, 60);
    inside->addStretch(1);
    inside->addLayout(buttons);
    box()->addLayout(inside);
}

void BinDetail::show(const std::vector<storage::BinEntry> &chosen, bool mayWrite)
{
    showParts(chosen.size() == 1);
    const bool one = chosen.size() == 1 && !chosen.front().restoreRecord;
    m_putBack->setVisible(one || (mayWrite && storedesk::jobs::restoresAsJob(chosen)));
    m_open->setVisible(chosen.size() == 1 && chosen.front().restoreRecord);
    m_remove->setVisible(!chosen.empty());
    if (chosen.size() == 1) {
        showOne(chosen.front(), mayWrite);
        return;
    }
    m_sentence->clear();
    m_title->setText(chosen.empty()
                         ? tr("Select a copy to view it")
                         : tr("%Ln copies selected", nullptr, static_cast<int>(chosen.size())));
}

void BinDetail::showOne(const storage::BinEntry &entry, bool mayWrite)
{
    m_title->setText(entry.title);
    const QString whyNot = storedesk::records::whyNotPutBack(entry.resource);
    QString sentence;
    if (!whyNot.isEmpty())
        sentence = whyNot;
    else if (!mayWrite)
        sentence = tr("It can't be restored now because this account is read-only.");
    else if (entry.restoreRecord)
        sentence = tr("Restored. The copy stays in the Bin until it is deleted.");
    else if (!entry.deletedAt.isValid())
        sentence =
            tr("No response arrived, so the record may still exist. “Restore” checks first.");
    else
        sentence = storedesk::records::restoreLossOf(entry.resource);
    m_putBack->setEnabled(whyNot.isEmpty() && mayWrite && !entry.restoreRecord);
    m_putBack->setToolTip(m_putBack->isEnabled() ? QString() : sentence);
    m_sentence->setText(sentence);
    showRecord(entry);
}

void BinDetail::showParts(bool any)
{
    m_one = any;
    m_values->setVisible(any);
    m_raw->setVisible(any && m_theme.technicalNames());
}

// Lists the fields in catalogue order. Other members sent by the service follow under their raw
// names.
void BinDetail::showRecord(const storage::BinEntry &entry)
{
    m_values->begin({tr("Field"), tr("Value")});
    QSet<QString> told;
    const auto add = [&](const QString &path, const QString &title, const QJsonValue &value) {
        m_values->add({title, wordsOf(entry.resource, path, value, m_clock.now())});
    };
    for (const auto &field : catalogue::fieldsOf(entry.resource)) {
        const auto value = itemmodels::valueAt(entry.record, field.key);
        if (value.isUndefined() || field.key.contains("[]"_L1) || value.isObject())
            continue;
        told.insert(QString(field.key).section(u'.', 0, 0));
        add(QString(field.key), catalogue::titleOf(field), value);
    }
    for (auto member = entry.record.begin(); member != entry.record.end(); ++member) {
        if (told.contains(member.key()))
            continue;
        const auto inside = member->toObject();
        if (inside.isEmpty())
            add(member.key(), itemmodels::memberLabel(member.key()), *member);
        for (auto inner = inside.begin(); inner != inside.end(); ++inner) {
            const auto path = member.key() + u'.' + inner.key();
            add(path, itemmodels::memberLabel(path), *inner);
        }
    }
    m_raw->setPlainText(itemmodels::shownLines(
        QString::fromUtf8(QJsonDocument(entry.record).toJson(QJsonDocument::Indented))));
}

} // namespace storedesk::ui::changes

// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/changes/undodialog.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "catalogue/field.h"
#include "catalogue/fieldset.h"
#include "records/undo.h"
#include "ui/changes/changemodel.h"
#include "ui/changes/valuetable.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/pagelayout.h"

#include <QLabel>
#include <QVBoxLayout>

namespace storedesk::ui::changes {

using namespace Qt::StringLiterals;

UndoDialog::UndoDialog(PageHost &host, const storage::RecordEdit &change, const QJsonObject &now,
                       std::function<void()> write)
    : m_host(host)
    , m_changed(storedesk::records::changedSince(change, now))
    , m_write(std::move(write))
{
    setObjectName(u"undoDialog"_s);
    setWindowTitle(tr("Undo the edit"));
    auto *box = columnIn(this);
    box->addWidget(new StoreBand(host.storeMark(), host.theme(), this));
    box->addWidget(buildBody(change, now), 1);
    box->addWidget(buildFoot(change));
    resize(host.theme().scaled(700), host.theme().scaled(380));
}

QWidget *UndoDialog::buildBody(const storage::RecordEdit &change, const QJsonObject &now)
{
    const auto resource = catalogue::operation(change.operation).resource;
    auto *body = new QWidget(this);
    const QString question = m_changed.isEmpty() ? tr("Undo the edit of “%1”?")
                                                 : tr("The edit of “%1” cannot be undone");
    auto *headline = new QLabel(question.arg(change.title), body);
    headline->setTextFormat(Qt::PlainText);
    headline->setWordWrap(true);
    setRole(headline, Role::Heading);
    auto *notice = new Notice(m_host.theme(), body);
    notice->setObjectName(u"notice"_s);
    auto *table = new ValueTable(m_host.theme(), body);
    if (m_changed.isEmpty()) {
        notice->tell(Tone::Ok, tr("No one has changed these fields since your edit"));
        table->begin({tr("Field"), tr("Current value"), tr("After undoing")});
    } else {
        QStringList titles;
        for (const QString &member : m_changed)
            titles.append(titleOfMember(m_host.account(), resource, member));
        notice->tell(Tone::Warn,
                     tr("Someone else has changed %Ln fields since your edit", nullptr,
                        static_cast<int>(m_changed.size())),
                     tr("%1. Nothing is changed, because undoing would overwrite newer values. "
                        "Edit the record to restore individual values.")
                         .arg(titles.join(u", "_s)));
        table->begin({tr("Field"), tr("Current value"), tr("Your edit"), tr("Previous value")});
    }
    for (auto member = change.before.begin(); member != change.before.end(); ++member) {
        const QString key = member.key();
        const auto words = [&](const QJsonValue &value) {
            return wordsOf(resource, key, value, m_host.clock().now());
        };
        QStringList cells = {titleOfMember(m_host.account(), resource, key), words(now.value(key))};
        if (!m_changed.isEmpty())
            cells.append(words(change.after.value(key)));
        cells.append(words(*member));
        table->add(cells);
    }
    auto *box = new QVBoxLayout(body);
    box->setContentsMargins(18, 18, 18, 18);
    box->setSpacing(12);
    box->addWidget(headline);
    box->addWidget(notice);
    box->addWidget(table, 1);
    return body;
}

QWidget *UndoDialog::buildFoot(const storage::RecordEdit &change)
{
    auto *row = dialogFootIn(this);
    row->addStretch();
    auto *cancel = new Button(m_changed.isEmpty() ? tr("Cancel") : tr("Close"), m_host.theme(),
                              row->parentWidget());
    cancel->setObjectName(u"cancel"_s);
    cancel->setKeyHint(Qt::Key_Escape);
    connect(cancel, &Button::clicked, this, &QDialog::reject);
    row->addWidget(cancel);
    if (!m_changed.isEmpty()) {
        cancel->setDefault(true);
        cancel->setFocus();
        return row->parentWidget();
    }
    auto *act = new Button(Icon::Undo,
                           tr("Undo %Ln changes", nullptr, static_cast<int>(change.before.size())),
                           m_host.theme(), row->parentWidget());
    act->setObjectName(u"undo"_s);
    act->setKind(Role::Primary);
    act->setDefault(true);
    act->setFocus();
    connect(act, &Button::clicked, this, [this] {
        m_write();
        accept();
    });
    row->addWidget(act);
    return row->parentWidget();
}

} // namespace storedesk::ui::changes

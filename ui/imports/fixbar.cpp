// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/imports/fixbar.h"

#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/notice.h"

#include <QApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

namespace storedesk::ui::imports {

using namespace Qt::StringLiterals;
using storedesk::importcheck::EditableDraft;
using storedesk::importcheck::Repair;
using storedesk::importcheck::RepairPreview;

FixBar::FixBar(EditableDraft &draft, const Theme &theme, QWidget *parent)
    : QWidget(parent)
    , m_draft(draft)
    , m_notice(new Notice(theme, this))
    , m_apply(m_notice->addButton(tr("&Apply")))
{
    auto *cancel = m_notice->addButton(tr("Cancel"));
    m_apply->setObjectName(u"applyFix"_s);
    m_apply->setKind(Role::Primary);
    cancel->setObjectName(u"cancelFix"_s);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(m_notice);
    hide();
    connect(&draft, &EditableDraft::previewed, this, &FixBar::show);
    connect(m_apply, &Button::clicked, this, [this] {
        hide();
        Q_EMIT applied();
        if (m_fix)
            m_draft.apply(*std::exchange(m_fix, std::nullopt));
    });
    connect(cancel, &Button::clicked, this, &FixBar::cancel);
}

void FixBar::cancel()
{
    m_fix.reset();
    // Restore the focus before Qt moves it elsewhere.
    if (m_asker)
        m_asker->setFocus(Qt::OtherFocusReason);
    hide();
}

void FixBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        return cancel();
    QWidget::keyPressEvent(event);
}

void FixBar::ask(const Repair &fix)
{
    m_asker = QApplication::focusWidget();
    m_fix = fix;
    m_draft.preview(fix);
}

void FixBar::show(const RepairPreview &preview)
{
    if (!m_fix || preview.repair != *m_fix)
        return;
    const auto title =
        storedesk::importcheck::titleOf(preview.repair, m_draft.contextOf(preview.repair.column));
    const auto count = static_cast<int>(std::min<qint64>(preview.changed, INT_MAX));
    QStringList sentences;
    if (isOfRows(preview.repair.action))
        sentences.append(tr("This would exclude %Ln row(s).", nullptr, count));
    else if (preview.before.isEmpty() && preview.after.isEmpty())
        sentences.append(tr("This would change %Ln cell(s).", nullptr, count));
    else
        sentences.append(
            tr("This would change %Ln cell(s), for example %1 → %2.", nullptr, count)
                .arg(preview.before, preview.after.isEmpty() ? tr("empty") : preview.after));
    if (preview.stays > 0)
        sentences.append(tr("%Ln can't be fixed this way and will stay unchanged.", nullptr,
                            static_cast<int>(std::min<qint64>(preview.stays, INT_MAX))));
    m_notice->tell(Tone::Accent, title, sentences.join(u' '), Icon::Pencil);
    m_apply->setEnabled(preview.changed > 0);
    setVisible(true);
    (preview.changed > 0 ? static_cast<QWidget *>(m_apply) : this)->setFocus(Qt::OtherFocusReason);
}

} // namespace storedesk::ui::imports

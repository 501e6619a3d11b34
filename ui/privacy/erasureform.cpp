// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/privacy/erasureform.h"

#include "account/account.h"
#include "base/background.h"
#include "base/progress.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/selectabletext.h"

#include <QDir>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace storedesk::ui::privacy {

using namespace Qt::StringLiterals;

ErasureForm::ErasureForm(PageHost &host, QWidget *parent)
    : Panel(parent)
    , m_host(host)
    , m_text(new QPlainTextEdit(this))
    , m_choose(new Button(Icon::OpenFolder, tr("Choose a &file…"), host.theme(), this))
    , m_sum(new QLabel(this))
    , m_reference(new QLineEdit(this))
    , m_countLabel(new QLabel(this))
    , m_count(new QLineEdit(this))
    , m_obstacle(new QLabel(this))
    , m_begin(new Button(Icon::Bin, {}, host.theme(), this))
{
    build();
    connect(m_text, &QPlainTextEdit::textChanged, this, &ErasureForm::readText);
    connect(m_choose, &Button::clicked, this, &ErasureForm::askForFile);
    connect(m_count, &QLineEdit::textChanged, this, &ErasureForm::showState);
    connect(m_begin, &Button::clicked, this, [this] {
        if (obstacle().isEmpty())
            Q_EMIT beginAsked(m_list, m_reference->text().simplified());
    });
    showState();
}

void ErasureForm::build()
{
    m_text->setObjectName(u"erasureList"_s);
    m_text->setAccessibleName(tr("Contacts to erase"));
    m_text->setPlaceholderText(tr("Email addresses or external IDs, one per line, or a table"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(m_host.theme().scaled(110));
    m_choose->setObjectName(u"chooseList"_s);
    m_sum->setObjectName(u"erasureSum"_s);
    m_reference->setObjectName(u"reference"_s);
    m_reference->setPlaceholderText(
        tr("Your reference, such as a ticket number. Don't enter an email address."));
    m_count->setObjectName(u"count"_s);
    m_count->setFixedWidth(m_host.theme().scaled(90));
    m_countLabel->setBuddy(m_count);
    m_obstacle->setObjectName(u"obstacle"_s);
    m_begin->setObjectName(u"beginErasure"_s);
    m_begin->setKind(Role::Danger);
    setRole(m_obstacle, Role::Muted);
    for (auto *label : {m_sum, m_obstacle, m_countLabel})
        label->setTextFormat(Qt::PlainText);
    setSelectable({m_sum});
    m_sum->setWordWrap(true);
    auto *referenceLabel = new QLabel(tr("&Reference"), this);
    referenceLabel->setBuddy(m_reference);
    auto *source = new QHBoxLayout;
    source->setSpacing(10);
    source->addWidget(m_choose);
    source->addWidget(m_sum, 1);
    source->addStretch();
    auto *reference = new QHBoxLayout;
    reference->setSpacing(10);
    reference->addWidget(referenceLabel);
    reference->addWidget(m_reference, 1);
    auto *guard = new QHBoxLayout;
    guard->setSpacing(10);
    guard->addWidget(m_countLabel);
    guard->addWidget(m_count);
    guard->addWidget(m_obstacle, 1);
    guard->addWidget(m_begin);
    box()->setContentsMargins(16, 12, 16, 12);
    box()->setSpacing(8);
    box()->addWidget(new StoreBand(m_host.storeMark(), m_host.theme(), this));
    box()->addWidget(m_text);
    box()->addLayout(source);
    box()->addLayout(reference);
    box()->addLayout(guard);
}

void ErasureForm::setText(const QString &text)
{
    m_text->setPlainText(text);
}

QString ErasureForm::text() const
{
    return m_text->toPlainText();
}

void ErasureForm::clear()
{
    m_text->clear();
    m_reference->clear();
}

bool ErasureForm::hasText() const
{
    return !m_text->document()->isEmpty();
}

void ErasureForm::focusFirst()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void ErasureForm::readText()
{
    m_problem.clear();
    m_list = storedesk::privacy::erasureListFrom(m_text->toPlainText());
    m_count->clear();
    showState();
    Q_EMIT changed();
}

void ErasureForm::askForFile()
{
    auto *dialog = fileDialog(m_host, window(), tr("Choose a list"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(
        {tr("Tables (*.csv *.tsv *.txt *.xlsx *.ods *.zip *.gz)"), tr("All files (*)")});
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, &ErasureForm::openFile);
    dialog->open();
}

static constexpr qsizetype mostFaults = 5;

// Shows the file's content as text, so that the user sees the affected contacts before the job
// starts.
void ErasureForm::openFile(const QString &path)
{
    const auto folder =
        m_host.temporaryFolder().isEmpty() ? QDir::tempPath() : m_host.temporaryFolder();
    m_reading = true;
    showState();
    base::inBackground(
        [path, folder] {
            base::Progress progress;
            return storedesk::privacy::erasureListIn(path, folder, progress);
        },
        this,
        [this](const base::Result<storedesk::privacy::ErasureList> &list) {
            m_reading = false;
            if (list)
                m_text->setPlainText((list->values + list->refused).join(u'\n'));
            m_problem = list ? list->faults.mid(0, mostFaults).join(u' ')
                             : u"%1 %2"_s.arg(list.error().what, list.error().why);
            showState();
        });
}

static QString wordsOf(const storedesk::privacy::ErasureList &list)
{
    const int others = static_cast<int>(list.values.size()) - list.addresses;
    QStringList parts;
    if (list.addresses > 0)
        parts.append(ErasureForm::tr("%Ln by email", nullptr, list.addresses));
    if (others > 0)
        parts.append(ErasureForm::tr("%Ln by external ID", nullptr, others));
    if (list.repeated > 0)
        parts.append(ErasureForm::tr("%Ln duplicate(s)", nullptr, list.repeated));
    if (!list.refused.isEmpty())
        parts.append(
            ErasureForm::tr("%Ln invalid: %1", nullptr, static_cast<int>(list.refused.size()))
                .arg(list.refused.mid(0, 3).join(u", "_s)));
    return parts.join(u" · "_s);
}

QString ErasureForm::obstacle() const
{
    const auto count = m_list.values.size();
    if (!m_host.account().mayWrite())
        return tr("This account is read-only.");
    if (m_reading)
        return tr("The list is being read.");
    if (count == 0)
        return tr("Enter at least one contact.");
    const auto most = m_host.account().profile().mostDeletes;
    if (most > 0 && count > most)
        return tr("This account allows %L1 deletions per job.").arg(most);
    bool good = false;
    const auto typed = QLocale().toLongLong(m_count->text().trimmed(), &good);
    const bool plain = m_count->text().trimmed() == QString::number(count);
    return plain || (good && typed == count) ? QString() : tr("Type the number first.");
}

void ErasureForm::showState()
{
    const int count = static_cast<int>(m_list.values.size());
    m_sum->setText(!m_problem.isEmpty() ? m_problem : m_reading ? tr("Loading…") : wordsOf(m_list));
    // Screen readers announce a text that can be selected even if it is empty.
    m_sum->setVisible(!m_sum->text().isEmpty());
    m_countLabel->setText(tr("To start, type &the number of contacts (%L1):").arg(count));
    m_begin->setText(tr("Delete %Ln contact(s) everywhere", nullptr, count));
    m_countLabel->setVisible(count > 0);
    m_count->setVisible(count > 0);
    m_begin->setVisible(count > 0);
    m_obstacle->setText(obstacle());
    m_begin->setEnabled(obstacle().isEmpty());
    const bool mayWrite = m_host.account().mayWrite();
    for (auto *field : QList<QWidget *>{m_text, m_choose, m_reference})
        field->setEnabled(mayWrite);
}

} // namespace storedesk::ui::privacy

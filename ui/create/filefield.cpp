// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/create/filefield.h"

#include "ui/frame/frame.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/sign.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFuture>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QPromise>
#include <QThreadPool>
#include <QVBoxLayout>

namespace storedesk::ui::create {

using namespace Qt::StringLiterals;

FileField::FileField(Frame &frame, const QString &title, QWidget *parent)
    : QFrame(parent)
    , m_frame(frame)
    , m_path(new QLineEdit(this))
    , m_choose(new Button(Icon::OpenFolder, tr("Choose…"), frame.theme(), this))
    , m_sign(new Sign(Icon::Info, Tone::Neutral, frame.theme(), this))
    , m_words(new QLabel(this))
{
    setAcceptDrops(true);
    auto *label = new QLabel(title, this);
    label->setFont(frame.theme().font(Theme::Text::Medium));
    label->setBuddy(m_path);
    m_path->setObjectName(u"file"_s);
    m_path->setAccessibleName(title);
    m_path->setPlaceholderText(tr("Drop a CSV file here, or choose one"));
    m_path->setAcceptDrops(false); // the whole field takes them
    m_choose->setObjectName(u"chooseFile"_s);
    m_words->setObjectName(u"fileWords"_s);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    setFocusProxy(m_path);

    auto *row = new QHBoxLayout;
    row->addWidget(m_path, 1);
    row->addWidget(m_choose);
    auto *below = new QHBoxLayout;
    below->setSpacing(6);
    below->addWidget(m_sign, 0, Qt::AlignTop);
    below->addWidget(m_words, 1);
    auto *box = new QVBoxLayout(this);
    box->setContentsMargins(0, 0, 0, 0);
    box->setSpacing(4);
    box->addWidget(label);
    box->addLayout(row);
    box->addLayout(below);

    connect(m_choose, &QPushButton::clicked, this, &FileField::choose);
    connect(m_path, &QLineEdit::textEdited, this, [this] {
        m_report = {};
        m_reason.clear();
        tell();
        Q_EMIT edited();
    });
    connect(m_path, &QLineEdit::editingFinished, this, [this] {
        if (path() != m_report.path)
            look();
    });
    tell();
}

// A line that has the focus loses it while this goes, and would still tell of it.
FileField::~FileField()
{
    m_path->disconnect(this);
}

QString FileField::path() const
{
    return m_path->text().trimmed();
}

void FileField::setPath(const QString &path)
{
    m_path->setText(path);
    m_reason.clear();
    look();
}

void FileField::choose()
{
    auto *dialog = new QFileDialog(this, tr("Choose a file to import"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tables (*.csv *.txt *.tsv)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        setPath(path);
        Q_EMIT edited();
    });
    m_frame.openDialog(dialog);
}

// In another thread: a file on a network drive may take its time.
void FileField::look()
{
    m_report = {};
    const auto wanted = path();
    m_looking = !wanted.isEmpty();
    tell();
    if (wanted.isEmpty())
        return;
    auto promise = std::make_shared<QPromise<jobs::FileReport>>();
    auto future = promise->future();
    promise->start();
    QThreadPool::globalInstance()->start([promise, wanted] {
        promise->addResult(jobs::lookAt(wanted));
        promise->finish();
    });
    future.then(this, [this, wanted](const jobs::FileReport &report) {
        if (wanted != path())
            return;
        m_looking = false;
        m_report = report;
        tell();
        Q_EMIT looked();
    });
}

void FileField::setReason(const QString &reason)
{
    m_reason = reason;
    tell();
}

void FileField::tell()
{
    const auto say = [this](Icon icon, Tone tone, const QString &words) {
        m_sign->set(icon, tone);
        m_sign->setVisible(!words.isEmpty());
        m_words->setText(words);
        m_path->setAccessibleDescription(words);
    };
    const auto hints = jobs::hintsOf(m_report);
    if (!m_reason.isEmpty())
        say(Icon::CrossCircle, Tone::Err, m_reason);
    else if (m_looking)
        say(Icon::Ring, Tone::Accent, tr("Checking the file"));
    else if (m_report.path.isEmpty())
        say(Icon::Info, Tone::Neutral,
            tr("CSV in UTF-8 with column names in the first line, at most 50 MB."));
    else if (!m_report.problem.isEmpty())
        say(Icon::CrossCircle, Tone::Err, m_report.problem);
    else if (!hints.isEmpty())
        say(Icon::Warning, Tone::Warn, hints.join(u'\n'));
    else
        say(Icon::TickCircle, Tone::Ok,
            tr("%1, %2: %3")
                .arg(QLocale().formattedDataSize(m_report.size),
                     tr("%n column(s)", nullptr, static_cast<int>(m_report.columns.size())),
                     m_report.columns.mid(0, 8).join(u", "_s)));
}

void FileField::goTo()
{
    m_path->setFocus();
}

void FileField::dragEnterEvent(QDragEnterEvent *event)
{
    const auto urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls[0].isLocalFile())
        event->acceptProposedAction();
}

void FileField::dropEvent(QDropEvent *event)
{
    const auto urls = event->mimeData()->urls();
    if (urls.size() != 1 || !urls[0].isLocalFile())
        return;
    event->acceptProposedAction();
    setPath(urls[0].toLocalFile());
    Q_EMIT edited();
}

} // namespace storedesk::ui::create

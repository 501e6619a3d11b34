// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profilerows.h"

#include "base/utc.h"
#include "sheet/sheetcolumn.h"
#include "ui/files/sheetheader.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/sign.h"
#include "ui/widgets/visibletext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

namespace storedesk::ui {

using namespace Qt::StringLiterals;
using table::ColumnKind;

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ProfilePanel)
};
} // namespace

QString wordsOfValue(ColumnKind kind, double value)
{
    const QLocale locale;
    if (kind == ColumnKind::Moment)
        return locale.toString(
            QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(value), base::utc).date(),
            QLocale::ShortFormat);
    const bool whole = value == static_cast<double>(qRound64(value));
    return locale.toString(value, 'f', whole ? 0 : 2);
}

QList<std::pair<QString, QString>> factsOf(const table::ColumnProfile &profile)
{
    const QLocale locale;
    const auto all = profile.filled + profile.empty;
    const auto share =
        all > 0 ? 100.0 * static_cast<double>(profile.filled) / static_cast<double>(all) : 0.0;
    const bool full = profile.filled == all;
    QList<std::pair<QString, QString>> facts{
        {Words::tr("Filled"),
         Words::tr("%1 %").arg(full ? locale.toString(100) : locale.toString(share, 'f', 1))},
        {Words::tr("Empty"), locale.toString(profile.empty)},
        {Words::tr("Different values"),
         (profile.exact ? QString() : u"≈ "_s) + locale.toString(profile.distinct)}};
    const bool measured = profile.kind == ColumnKind::Number || profile.kind == ColumnKind::Moment;
    if (measured && profile.filled > 0)
        facts.append({Words::tr("Smallest, largest"),
                      u"%1 – %2"_s.arg(wordsOfValue(profile.kind, profile.low),
                                       wordsOfValue(profile.kind, profile.high))});
    if (measured && profile.filled > 0)
        facts.append({Words::tr("Median"),
                      (profile.medianExact ? QString() : u"≈ "_s)
                          + wordsOfValue(profile.kind, profile.median)});
    if (profile.kind == ColumnKind::Number) {
        facts.append({Words::tr("Mean"), locale.toString(profile.mean, 'f', 2)});
        facts.append(
            {Words::tr("Sum"),
             wordsOfValue(profile.kind,
                          profile.mean * static_cast<double>(profile.filled - profile.odd))});
    }
    if (profile.kind == ColumnKind::Text)
        facts.append(
            {Words::tr("Longest"), Words::tr("%1 bytes").arg(locale.toString(profile.longest))});
    return facts;
}

QString oddWords(const table::ColumnProfile &profile, bool hidden)
{
    const auto text = profile.oddExamples.isEmpty()
        ? QString()
        : QString::fromUtf8(profile.oddExamples.first().text);
    return Words::tr("%1 not of the kind %2 (“%3”)")
        .arg(QLocale().toString(profile.odd), wordOf(profile.kind),
             hidden ? sheet::masked(text) : visibleText(text));
}

ValueRow::ValueRow(const QString &text, qint64 count, qint64 highest, const Theme &theme,
                   QWidget *parent)
    : QAbstractButton(parent)
    , m_count(count)
    , m_highest(highest)
    , m_theme(theme)
{
    setText(visibleText(text));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("%1, %2 rows").arg(this->text(), QLocale().toString(count)));
    setToolTip(tr("Show the rows with %1").arg(this->text()));
}

QSize ValueRow::sizeHint() const
{
    return {m_theme.scaled(200), m_theme.scaled(22)};
}

void ValueRow::paintEvent(QPaintEvent *)
{
    const auto &tokens = m_theme.tokens();
    QPainter painter(this);
    if (hasFocus() || underMouse())
        painter.fillRect(rect(), hasFocus() ? tokens.accentSoft : hovered(tokens));
    const int part = width() * 38 / 100;
    const int number = m_theme.scaled(66);
    painter.setFont(m_theme.font());
    painter.setPen(tokens.text);
    const auto place = [this](int left, int size) {
        return QStyle::visualRect(layoutDirection(), rect(), QRect(left, 0, size, height()));
    };
    painter.drawText(place(0, part), static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft),
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, part));
    paintProgress(&painter, place(part + 8, width() - part - number - 16),
                  static_cast<qreal>(m_count) / static_cast<qreal>(std::max<qint64>(1, m_highest)),
                  Tone::Accent, m_theme);
    painter.setFont(m_theme.font(Theme::Text::Small));
    painter.setPen(hasFocus() ? tokens.text : tokens.muted);
    painter.drawText(place(width() - number, number),
                     static_cast<int>(Qt::AlignVCenter | Qt::AlignRight),
                     QLocale().toString(m_count));
}

OddRow::OddRow(const QString &words, const Theme &theme, QWidget *parent)
    : QFrame(parent)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    auto *show = new Button(tr("Show"), theme, this);
    show->setKind(Role::Link);
    show->setObjectName(u"showOdd"_s);
    show->setAccessibleName(tr("Show the rows with odd values"));
    connect(show, &QPushButton::clicked, this, &OddRow::showAsked);
    row->addWidget(new Sign(Icon::Warning, Tone::Warn, theme, this));
    row->addWidget(new ElidedLabel(words, this), 1);
    row->addWidget(show);
}

} // namespace storedesk::ui

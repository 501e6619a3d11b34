// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "profilerows.h"

#include "base/utc.h"
#include "sheet/sheetcolumn.h"
#include "ui/sheetview/sheetheader.h"
#include "ui/theme/direction.h"
#include "ui/theme/role.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/layouts.h"
#include "ui/widgets/progressline.h"
#include "ui/widgets/visibletext.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using values::ColumnKind;

namespace {
struct ProfilePanelWords
{
    Q_DECLARE_TR_FUNCTIONS(ProfilePanel)
};
} // namespace

QString wordsOfNumber(const values::Decimal &number)
{
    // Maximum number of decimals to show exactly; more are rounded.
    static constexpr int mostPlaces = 4;
    const QLocale locale;
    const auto text = QString::fromLatin1(number.toText());
    if (text.contains(u'e'))
        return locale.toString(number.toDouble());
    const auto point = text.indexOf(u'.');
    const auto places = point < 0 ? 0 : text.size() - point - 1;
    if (places > mostPlaces)
        return locale.toString(number.toDouble(), 'f', 2);
    // Formats the digits as text, because a double would change the last digits of a long number.
    auto whole = point < 0 ? text : text.first(point);
    const bool negative = whole.startsWith(u'-');
    whole.remove(u'-');
    for (auto at = whole.size() - 3; at > 0; at -= 3)
        whole.insert(at, locale.groupSeparator());
    const auto decimals = places > 0
        ? locale.decimalPoint() + text.sliced(point + 1).leftJustified(2, u'0')
        : QString();
    return (negative ? locale.negativeSign() : QString()) + whole + decimals;
}

QString wordsOfValue(ColumnKind kind, const values::Decimal &value)
{
    if (kind != ColumnKind::Moment)
        return wordsOfNumber(value);
    return QLocale().toString(
        QDateTime::fromMSecsSinceEpoch(static_cast<qint64>(value.toDouble()), base::utc).date(),
        QLocale::ShortFormat);
}

QString wordsOfValue(ColumnKind kind, double value)
{
    return wordsOfValue(kind, values::Decimal::of(value));
}

QList<std::pair<QString, QString>> factsOf(const statistics::ColumnProfile &profile)
{
    const QLocale locale;
    const auto all = profile.filled + profile.empty;
    const auto share =
        all > 0 ? 100.0 * static_cast<double>(profile.filled) / static_cast<double>(all) : 0.0;
    const bool full = profile.filled == all;
    QList<std::pair<QString, QString>> facts{
        {ProfilePanelWords::tr("Filled"),
         ProfilePanelWords::tr("%1%").arg(full ? locale.toString(100)
                                               : locale.toString(share, 'f', 1))},
        {ProfilePanelWords::tr("Empty"), locale.toString(profile.empty)},
        {ProfilePanelWords::tr("Distinct values"),
         (profile.exact ? QString() : u"≈ "_s) + locale.toString(profile.distinct)}};
    const bool measured = profile.measured() && profile.filled > profile.odd;
    if (measured)
        facts.append({ProfilePanelWords::tr("Minimum, maximum"),
                      u"%1 – %2"_s.arg(wordsOfValue(profile.kind, profile.low),
                                       wordsOfValue(profile.kind, profile.high))});
    if (measured)
        facts.append({ProfilePanelWords::tr("Median"),
                      (profile.medianExact ? QString() : u"≈ "_s)
                          + wordsOfValue(profile.kind, profile.median)});
    if (measured && profile.kind == ColumnKind::Number) {
        facts.append({ProfilePanelWords::tr("Mean"), locale.toString(profile.mean, 'f', 2)});
        facts.append({ProfilePanelWords::tr("Sum"), wordsOfNumber(profile.sum)});
    }
    if (profile.kind == ColumnKind::Text)
        facts.append({ProfilePanelWords::tr("Longest"),
                      ProfilePanelWords::tr("%Ln character(s)", nullptr,
                                            static_cast<int>(profile.longest))});
    return facts;
}

QString oddWords(const statistics::ColumnProfile &profile, bool hidden)
{
    const auto text = profile.oddExamples.isEmpty()
        ? QString()
        : QString::fromUtf8(profile.oddExamples.first().text);
    return ProfilePanelWords::tr("%1 are not of type %2 (“%3”)")
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
    painter.drawText(place(0, part),
                     textFlags(text(), Qt::AlignVCenter | Qt::AlignLeft, layoutDirection()),
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

UnusualValueRow::UnusualValueRow(const QString &words, const Theme &theme, QWidget *parent)
    : QFrame(parent)
{
    auto *row = rowIn(this, 6);
    auto *show = new Button(tr("Show"), theme, this);
    show->setKind(Role::Link);
    show->setObjectName(u"showOdd"_s);
    show->setAccessibleName(tr("Show rows with unusual values"));
    connect(show, &QPushButton::clicked, this, &UnusualValueRow::showAsked);
    row->addWidget(new IconLabel(Icon::Warning, Tone::Warn, theme, this));
    row->addWidget(new ElidedLabel(words, this), 1);
    row->addWidget(show);
}

} // namespace storedesk::ui::sheetview

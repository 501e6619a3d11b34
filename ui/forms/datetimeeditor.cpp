// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/datetimeeditor.h"

#include "catalogue/key.h"
#include "records/typedtime.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QCalendarWidget>
#include <QFrame>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>

namespace storedesk::ui::forms {

using namespace Qt::StringLiterals;
using catalogue::Type;

// Rewrites an unambiguous date with slashes. The locale determines the order of day and month, and
// English allows both, but a number above twelve can only be the day.
static QString withPlainDay(const QString &text)
{
    static const QRegularExpression strokes(u"^\\s*(\\d{1,2})/(\\d{1,2})/(\\d{4})(?!\\d)(.*)$"_s);
    const auto parts = strokes.match(text);
    const int first = parts.captured(1).toInt();
    const int second = parts.captured(2).toInt();
    if (!parts.hasMatch() || (first > 12) == (second > 12))
        return {};
    return u"%1.%2.%3%4"_s.arg(QString::number(std::max(first, second)),
                               QString::number(std::min(first, second)), parts.captured(3),
                               parts.captured(4));
}

static std::optional<storedesk::records::TypedTime> typedMoment(const QString &text,
                                                                const QLocale &locale)
{
    if (const auto moment = storedesk::records::momentFromTyped(text, locale))
        return moment;
    const auto plain = withPlainDay(text);
    return plain.isEmpty() ? std::nullopt : storedesk::records::momentFromTyped(plain, locale);
}

DateTimeEditor::DateTimeEditor(const catalogue::FieldRule &rule, const Theme &theme,
                               QWidget *parent)
    : LineEditor(rule, theme, parent)
    , m_calendar(
          line()->addAction(iconOf(Icon::Calendar, theme, Ink::Muted), QLineEdit::TrailingPosition))
{
    m_calendar->setText(tr("Choose a day"));
    m_calendar->setToolTip(m_calendar->text());
    connect(m_calendar, &QAction::triggered, this, &DateTimeEditor::openCalendar);
    line()->installEventFilter(this);
    const storedesk::records::TypedTime example{
        .day = QDate(2026, 1, 31),
        .time = rule.type == Type::Moment && rule.key != catalogue::key::contact::birthdate
            ? std::optional(QTime(9, 30))
            : std::nullopt};
    line()->setPlaceholderText(
        tr("e.g. %1").arg(storedesk::records::typedText(example, QLocale())));
    // A truncated date would be ambiguous, so the field is wide enough for any date.
    const auto widest = storedesk::records::typedText(example, QLocale()) + u"00"_s;
    line()->setMinimumWidth(line()->fontMetrics().horizontalAdvance(widest) + theme.scaled(50));
}

void DateTimeEditor::setReadOnly(bool readOnly)
{
    LineEditor::setReadOnly(readOnly);
    m_calendar->setEnabled(!readOnly);
}

QJsonValue DateTimeEditor::read(const QString &text) const
{
    const auto moment = typedMoment(text, QLocale());
    if (!moment)
        return text;
    const bool asDay = rule().type == Type::Day || (rule().type == Type::Date && !moment->time);
    return asDay ? storedesk::records::wireDay(*moment)
                 : storedesk::records::wireMoment(*moment, m_dayAs);
}

QString DateTimeEditor::write(const QJsonValue &value) const
{
    return value.isString() ? storedesk::records::momentWords(value.toString(), QLocale(), m_dayAs)
                            : LineEditor::write(value);
}

// Shows the time zone of a time. For a day that represents a point in time, shows both the time and
// the zone.
void DateTimeEditor::textChanged()
{
    const auto moment = typedMoment(line()->text(), QLocale());
    QStringList said;
    // Spell out dates with slashes, because day and month may be confused.
    if (moment && line()->text().contains(u'/'))
        said.append(tr("means %1").arg(storedesk::records::typedText(*moment, QLocale())));
    if (const auto note = moment ? noteOf(*moment) : QString(); !note.isEmpty())
        said.append(note);
    setOwnNote(said.join(u" · "_s));
}

QString DateTimeEditor::noteOf(const storedesk::records::TypedTime &moment) const
{
    const auto zone = QString::fromLatin1(QTimeZone::systemTimeZoneId());
    if (rule().type == Type::Day)
        return {};
    if (moment.time)
        return zone;
    if (rule().type != Type::Moment || rule().key == catalogue::key::contact::birthdate)
        return {};
    switch (m_dayAs) {
    case storedesk::records::DayAs::Begin:
        return tr("starts at 0:00, %1").arg(zone);
    case storedesk::records::DayAs::End:
        return tr("includes the whole day, until 24:00, %1").arg(zone);
    case storedesk::records::DayAs::UtcMidnight:
        break;
    }
    return tr("0:00 UTC");
}

// Alt+Down opens the calendar, as it opens a combo box.
bool DateTimeEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == line() && event->type() == QEvent::KeyPress) {
        const auto *press = static_cast<QKeyEvent *>(event);
        if (press->key() == Qt::Key_Down && press->modifiers() == Qt::AltModifier
            && m_calendar->isEnabled()) {
            openCalendar();
            return true;
        }
    }
    return LineEditor::eventFilter(watched, event);
}

void DateTimeEditor::openCalendar()
{
    m_popup = new QFrame(this, Qt::Popup);
    m_popup->setAttribute(Qt::WA_DeleteOnClose);
    m_popup->setAccessibleName(m_calendar->text());
    auto *calendar = new QCalendarWidget(m_popup);
    calendar->setObjectName(key() + u".calendar"_s);
    calendar->setAccessibleName(rule().title);
    calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    if (const auto moment = typedMoment(line()->text(), QLocale()))
        calendar->setSelectedDate(moment->day);
    auto *box = new QVBoxLayout(m_popup);
    box->setContentsMargins(1, 1, 1, 1);
    box->addWidget(calendar);
    connect(calendar, &QCalendarWidget::activated, this, &DateTimeEditor::take);
    connect(calendar, &QCalendarWidget::clicked, this, &DateTimeEditor::take);
    m_popup->move(line()->mapToGlobal(QPoint(0, line()->height() + 2)));
    m_popup->show();
    calendar->setFocus();
}

void DateTimeEditor::take(QDate day)
{
    auto moment = typedMoment(line()->text(), QLocale()).value_or(storedesk::records::TypedTime{});
    moment.day = day;
    if (m_dayAs != storedesk::records::DayAs::UtcMidnight)
        moment.time.reset();
    type(storedesk::records::typedText(moment, QLocale()));
    if (m_popup)
        m_popup->close();
}

} // namespace storedesk::ui::forms

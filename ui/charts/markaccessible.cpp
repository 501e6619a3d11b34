// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "markaccessible.h"

#include "ui/charts/markchartview.h"

#include <QAccessibleWidget>
#include <QPointer>

#include <map>

namespace storedesk::ui::charts {

using namespace Qt::StringLiterals;

namespace {

// One value of a chart. The object stays valid if the chart later has fewer values.
class AccessibleMark final : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    AccessibleMark(MarkChartView *view, int mark)
        : m_view(view)
        , m_mark(mark)
    { }

    [[nodiscard]] bool isValid() const override
    {
        return m_view && m_mark < static_cast<int>(m_view->chart().marks.size());
    }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override { return parent()->window(); }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_view.data());
    }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        const auto &mark = m_view->chart().marks[static_cast<std::size_t>(m_mark)];
        return kind == QAccessible::Name ? m_view->chart().textOf(mark)
            : kind == QAccessible::Value ? mark.text
                                         : QString();
    }
    void setText(QAccessible::Text, const QString &) override { }
    [[nodiscard]] QRect rect() const override
    {
        if (!isValid())
            return {};
        const auto area = m_view->areaOf(m_mark).toAlignedRect();
        return {m_view->mapToGlobal(area.topLeft()), area.size()};
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.focused = isValid() && m_view->hasFocus() && m_view->current() == m_mark;
        state.invalid = !isValid();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface
            ? static_cast<QAccessibleActionInterface *>(this)
            : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &) override
    {
        if (isValid())
            m_view->open(m_mark);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<MarkChartView> m_view;
    int m_mark;
};

class AccessibleChart final : public QAccessibleWidget
{
public:
    explicit AccessibleChart(MarkChartView *view)
        : QAccessibleWidget(view, QAccessible::List)
        , m_view(view)
    { }
    ~AccessibleChart() override
    {
        for (const auto &[mark, id] : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }
    Q_DISABLE_COPY_MOVE(AccessibleChart)

    [[nodiscard]] int childCount() const override
    {
        return static_cast<int>(m_view->chart().marks.size());
    }
    [[nodiscard]] QAccessibleInterface *child(int mark) const override
    {
        if (mark < 0 || mark >= childCount())
            return nullptr;
        const auto known = m_ids.find(mark);
        if (known != m_ids.end())
            return QAccessible::accessibleInterface(known->second);
        auto *made = new AccessibleMark(m_view, mark);
        m_ids.emplace(mark, QAccessible::registerAccessibleInterface(made));
        return made;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (const auto &[mark, id] : m_ids) {
            if (QAccessible::accessibleInterface(id) == child)
                return mark;
        }
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return m_view->hasFocus() ? child(m_view->current()) : nullptr;
    }

private:
    MarkChartView *m_view;
    // Ids of the values, created when they are first requested.
    mutable std::map<int, QAccessible::Id> m_ids;
};

} // namespace

static QAccessibleInterface *accessibleChart(const QString &, QObject *object)
{
    auto *view = qobject_cast<MarkChartView *>(object);
    return view && view->focusPolicy() != Qt::NoFocus ? new AccessibleChart(view) : nullptr;
}

void installMarkAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(accessibleChart);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceMark(MarkChartView &view, int mark)
{
    QAccessibleEvent event(&view, QAccessible::Focus);
    event.setChild(mark);
    QAccessible::updateAccessibility(&event);
}

} // namespace storedesk::ui::charts
